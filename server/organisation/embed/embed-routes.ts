import type { FastifyInstance, FastifyRequest } from 'fastify'
import { minuteMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { beginSession } from '../../identity/session/begin-session.ts'
import type { Sessions } from '../../identity/session/create-sessions.ts'
import { makeTicket, redeem } from '../../identity/ticket/one-time-tickets.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import type { AllowedOrigins } from '../../platform/http/allowed-origins.ts'
import { originOf } from '../../platform/http/authenticate.ts'
import { success } from '../../platform/http/envelope.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { langOf } from '../../platform/http/request-language.ts'
import { now } from '../../platform/process/clock.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { embeddedCalls } from './embedded-calls.ts'
import { personOf } from './embedded-person-info.ts'

const open = { public: true, rateLimit: { max: 120, timeWindow: minuteMs } } as const

/** The calls of embedding: tickets for our pages inside another system, and for pages of others inside ours. */
export function embedRoutes(sessions: Sessions, origins: () => Promise<AllowedOrigins>) {
  return (app: FastifyInstance): void => {
    app.post('/api/open/ticket', { config: { session: true } }, async (request) => {
      const page = textOf(request, request.body, 'page')
      if (!Object.hasOwn(embeddedCalls, page)) throw Refusal.atField('page', 'ticket.page')
      const { ctx } = request
      const ticket = await makeTicket(ctx.sql, { kind: 'open', personId: ctx.actor.id, target: page }, ctx.now)
      await audited(ctx, { verb: 'open.ticket', title: page })
      return { ticket, path: `/open=${page}?ticket=${ticket}` }
    })

    app.post('/api/open/exchange', { config: open }, async (request) => {
      const { personId, target } = await redeem(app.pool, 'open', textOf(request, request.body, 'ticket'), now())
      const pair = await beginSession(app.pool, sessions, {
        personId,
        client: 'open',
        at: now(),
        page: target,
        ...originOf(request),
      })
      return success(langOf(request), { accessToken: pair.access, refreshToken: pair.refresh, page: target })
    })

    app.get('/api/frame', { config: { session: true } }, async (request) => {
      const { ctx } = request
      const address = addressOf(textOf(request, request.query, 'src'))
      const { shown } = await origins()
      if (!shown.includes(address.origin)) throw new Refusal('frame.host', { host: address.host })
      address.searchParams.set(
        'ticket',
        await makeTicket(ctx.sql, { kind: 'frame', personId: ctx.actor.id, target: address.origin }, ctx.now),
      )
      await audited(ctx, { verb: 'frame.open', title: address.origin })
      return { src: address.href }
    })

    // The other system asks, once, whose the ticket in its address is.
    app.post('/api/frame/redeem', { config: open }, async (request) => {
      const { personId, target } = await redeem(app.pool, 'frame', textOf(request, request.body, 'ticket'), now())
      return {
        ...(await personOf(systemContext(app.pool, app.running, now(), 'a ticket is redeemed'), personId)),
        origin: target,
      }
    })
  }
}

function textOf(request: FastifyRequest, from: unknown, name: string): string {
  const read = readInput(request, from)
  const text = read.text(name, { max: 2000, required: true })
  read.finish()
  return text
}

function addressOf(src: string): URL {
  const address = URL.canParse(src) ? new URL(src) : null
  if (address === null || !/^https?:$/.test(address.protocol) || address.username !== '' || address.password !== '')
    throw Refusal.atField('src', 'frame.address')
  return address
}
