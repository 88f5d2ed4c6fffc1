import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import type { Pool } from '../database/pool.ts'
import { Envelope, success } from './envelope.ts'
import { langOf } from './request-language.ts'
import { serverWords } from './words.ts'

/** Whether this process takes new work; false from the moment it is told to stop. */
export interface Readiness {
  accepting: boolean
  /** Whether there is room on the disk to keep what is sent; there is when nobody says. */
  readonly hasSpace?: () => Promise<boolean>
}

const patience = 1_000

/** True or false, to anyone: whether the process lives, and whether it can serve. */
export function healthRoutes(app: FastifyInstance, pool: Pool, readiness: Readiness): void {
  const config = { public: true, unlicensed: true, rateLimit: false } as const
  app.get('/api/health/live', { config, logLevel: 'warn' }, async () => true)
  app.get('/api/health/ready', { config, logLevel: 'warn' }, async (request, reply) => {
    if (readiness.hasSpace !== undefined && !(await readiness.hasSpace()))
      return reply.code(503).send(new Envelope('server.full', false, serverWords['server.full'][langOf(request)]))
    if (readiness.accepting && (await answers(pool))) return success(langOf(request), true)
    return reply.code(503).send(new Envelope('server.busy', false, ''))
  })
}

async function answers(pool: Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience)
  })
  const asked = pool.query(sql`select 1`).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
