import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../core/refusal.ts'
import { embeddedCalls } from './embedded-calls.ts'

/** A session that a ticket began makes the calls of its page and no others (ACC-10). */
export function embeddedGate(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ caller, method, routeOptions }) => {
    if (caller === null || caller.page === null) return
    if (embeddedCalls[caller.page]?.has(`${method} ${routeOptions.url}`) !== true) throw new Refusal('ticket.limited', {}, { status: 403 })
  })
}
