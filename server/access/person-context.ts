import type { FastifyRequest } from 'fastify'
import { now } from '../clock.ts'
import type { Ctx } from '../context.ts'
import { langOf } from '../http/lang.ts'
import { contextFor } from '../system-context.ts'
import { loadActor } from './actor.ts'

/** What a link without a session is answered with: the rights, at this moment, of the person whose link it is. */
export async function contextOf(request: FastifyRequest, personId: string): Promise<Ctx> {
  const { pool, running } = request.server
  return contextFor(await loadActor(pool, personId), pool, running, now(), langOf(request))
}
