import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ctx } from '../context/context.ts'
import { contextOn, makeContext } from '../context/make-context.ts'
import type { Running } from '../context/running-composition.ts'
import type { Pool } from '../database/pool.ts'
import { inTransaction } from '../database/transaction.ts'
import { now } from '../process/clock.ts'
import type { Caller } from './caller-credentials.ts'
import { langOf } from './request-language.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly pool: Pool
    readonly running: Running<Ctx>
  }
  interface FastifyRequest {
    /** Whose session the request belongs to; null on public routes. */
    caller: Caller | null
    /** See contextOf. */
    readonly ctx: Ctx
    madeContext: Ctx | null
  }
}

/** Gives every request its context, made when first asked for. */
export function provideContext(app: FastifyInstance, pool: Pool, running: Running<Ctx>): void {
  app.decorate('pool', pool)
  app.decorate('running', running)
  app.decorateRequest('caller', null)
  app.decorateRequest('madeContext', null)
  app.decorateRequest('ctx', {
    getter(this: FastifyRequest) {
      return contextOf(this)
    },
  })
}

/** Who asks, in which language, when, over the pool. Only for routes with a session. */
export function contextOf(request: FastifyRequest): Ctx {
  request.madeContext ??= make(request)
  return request.madeContext
}

/** Does work in one transaction with the request's context; the work may run more than once. */
export function inContext<T>(request: FastifyRequest, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const ctx = contextOf(request)
  return inTransaction(request.server.pool, (sql) => work(contextOn(ctx, sql)))
}

function make(request: FastifyRequest): Ctx {
  if (request.caller === null) throw new Error(`${request.routeOptions.url ?? ''} has no session, so no context`)
  const { actor } = request.caller
  const { pool, running } = request.server
  return makeContext({
    actor,
    lang: langOf(request),
    now: now(),
    requestId: request.id,
    ip: request.ip,
    sql: pool.grouped(),
    running,
  })
}
