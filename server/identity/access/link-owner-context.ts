import type { FastifyRequest } from 'fastify'
import type { Ctx } from '../../platform/context/context.ts'
import { contextFor } from '../../platform/context/system-context.ts'
import { langOf } from '../../platform/http/request-language.ts'
import { now } from '../../platform/process/clock.ts'
import { loadActor } from './actor.ts'

/** What a link without a session is answered with: the rights, at this moment, of the person whose link it is. */
export async function contextOf(request: FastifyRequest, personId: string): Promise<Ctx> {
  const { pool, running } = request.server
  return contextFor(await loadActor(pool, personId), pool, running, now(), langOf(request))
}
