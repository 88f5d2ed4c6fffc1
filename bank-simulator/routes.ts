import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dayOfMs, isDay } from '../core/values/day.ts'
import type { Bank } from './bank.ts'
import { readPain001, writeCamt053, writePain002 } from './iso20022-messages.ts'
import { isOperator } from './operator-guard.ts'
import { operatorPage } from './operator-page.ts'
import type { Known, StatusReport } from './payment-order.ts'
import type { BankOptions } from './settings.ts'

/** What the bank offers its customers: orders, questions and statements, in ISO 20022. */
export function customerRoutes(app: FastifyInstance, bank: Bank, { holdMs }: BankOptions): void {
  app.post('/payments', async (request, reply) => {
    const reception = bank.receive(readPain001(String(request.body)))
    return reception.kind === 'answer' ? pain002(reply, reception.report, bank) : silence(request, reply, holdMs)
  })
  app.get<{ Params: { reqNo: string } }>('/payments/:reqNo', async (request, reply) =>
    pain002(reply, bank.query(request.params.reqNo), bank),
  )
  app.get<{ Params: { account: string }; Querystring: { day?: string } }>(
    '/statements/:account',
    async (request, reply) => {
      const { day } = request.query
      if (!isDay(day)) return reply.code(400).send('day')
      bank.catchUp()
      return xml(reply, writeCamt053(bank.book.statement(request.params.account, day), day, bank.clock.now()))
    },
  )
}

/** What the person who plays the bank can do, from this machine only. */
export function operatorRoutes(app: FastifyInstance, bank: Bank, { simulation }: BankOptions): void {
  app.addHook('onRequest', async (request, reply) =>
    isOperator(request) ? undefined : reply.code(403).send('operator only'),
  )
  app.get('/', async (_, reply) => {
    const page = operatorPage(bank)
    return reply.type('text/html; charset=utf-8').header('content-security-policy', page.policy).send(page.html)
  })
  app.get('/ledger', async () => ledgerOf(bank))
  for (const verb of ['authorise', 'refuse', 'refund'] as const) {
    app.post<{ Params: { reqNo: string } }>(`/${verb}/:reqNo`, async (request, reply) =>
      decided(request, reply, bank[verb](request.params.reqNo)),
    )
  }
  app.post('/clock', async (request, reply) => {
    const time = simulation ? clockOf(request.body, bank.clock.now()) : undefined
    if (time === undefined) return reply.code(simulation ? 400 : 403).send({ now: bank.clock.now() })
    bank.setClock(time)
    return { now: bank.clock.now() }
  })
}

function pain002(reply: FastifyReply, report: StatusReport, bank: Bank): FastifyReply {
  return xml(reply, writePain002(report, bank.clock.now()))
}

function xml(reply: FastifyReply, body: string): FastifyReply {
  return reply.type('application/xml; charset=utf-8').send(body)
}

// The order may well have been carried out: the caller hears nothing and must ask.
async function silence(request: FastifyRequest, reply: FastifyReply, holdMs: number): Promise<FastifyReply> {
  reply.hijack()
  const timer = setTimeout(() => request.raw.destroy(), holdMs)
  request.raw.once('close', () => clearTimeout(timer))
  return reply
}

// A browser's form goes back to the page, a program gets the order.
function decided(request: FastifyRequest, reply: FastifyReply, order: Known | null): FastifyReply {
  if (request.headers.accept?.includes('text/html') === true) return reply.redirect('/', 303)
  return reply.code(order === null ? 409 : 200).send({ order })
}

function clockOf(body: unknown, now: number): number | null | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  if ('real' in body) return null
  if ('now' in body && Number.isSafeInteger(body.now)) return Number(body.now)
  return 'advance' in body && Number.isSafeInteger(body.advance) ? now + Number(body.advance) : undefined
}

function ledgerOf(bank: Bank): Readonly<Record<string, unknown>> {
  const orders = bank.all()
  const accounts = bank.book.accounts().map((account) => ({ account, balance: bank.book.balance(account) }))
  return {
    now: bank.clock.now(),
    today: dayOfMs(bank.clock.now()),
    accounts,
    entries: bank.book.entries,
    orders,
    received: Object.fromEntries(bank.received),
  }
}
