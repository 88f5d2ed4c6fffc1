import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { embeddedCalls } from './embedded-calls.ts'

/** A session that a ticket began makes the calls of its page and no others (ACC-10). */
export function embeddedGate(app: FastifyInstance): void {
  app.addHook('onRequest', ({ caller, method, routeOptions }, _reply, done) => {
    const beyond =
      caller !== null &&
      caller.page !== null &&
      embeddedCalls[caller.page]?.has(`${method} ${routeOptions.url}`) !== true
    done(beyond ? new Refusal('ticket.limited', {}, { status: 403 }) : undefined)
  })
}
