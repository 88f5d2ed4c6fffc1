import type { FastifyInstance } from 'fastify'

/** A set of routes: a Fastify plugin whose every route says who may call it. */
export type Routes = (app: FastifyInstance) => void | Promise<void>
