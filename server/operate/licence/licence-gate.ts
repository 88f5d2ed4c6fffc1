import type { FastifyInstance } from 'fastify'
import { dayOfMs } from '../../../core/values/day.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Licences } from './open-licences.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers also when the licence has ended: the pages of ACC-01 that say so, signing in and out, health. */
    readonly unlicensed?: true
  }
}

/** Refuses every other call with status 999 once the licence has ended (SES-08), before it asks who is calling. */
export function licenceGate(app: FastifyInstance, licences: Licences): void {
  app.addHook('onRequest', async (request) => {
    if (request.is404 || request.routeOptions.config.unlicensed === true) return
    const { ended, kind, until } = await licences.current()
    if (ended)
      throw new Refusal(
        kind === 'trial' ? 'licence.trial-ended' : 'licence.ended',
        { day: dayOfMs(until - 1) },
        { status: 999 },
      )
  })
}
