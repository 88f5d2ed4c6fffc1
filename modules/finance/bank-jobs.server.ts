import { addDays, dayOfMs } from '../../core/values/day.ts'
import type { Json } from '../../core/values/json.ts'
import { Refusal } from '../../core/words/refusal.ts'
import { type Ctx, find, get, withinTransaction } from '../../server/module-api.ts'
import { bankAccount } from './bank-account.ts'
import { type BankPayment, bankPayment } from './bank-payment.ts'
import { importLines, linkLine } from './bank-statement.server.ts'
import type { Answer, BankAdapter, PaymentInstruction, StatementLine } from './bank/bank-interface.ts'
import { findDuplicate, isPlanCovered } from './bank/find-duplicate.ts'
import { isInFlight } from './bank/payment-state.ts'
import { defaultPaymentRules } from './bank/payment-time-limits.ts'
import { bankOf, noteAnswer, noteStatement } from './connected-bank.server.ts'
import { paymentsOf } from './make-bank-payment.server.ts'
import { makePaymentInstruction } from './make-payment-instruction.ts'
import { markPaymentUnsent } from './mark-payment-unsent.server.ts'
import { matchLines } from './match-statement-lines.server.ts'
import { hashNow } from './payment-snapshot.server.ts'
import { stateOf } from './payment-state-mapping.ts'
import { type Held, hold, takePaymentStep } from './payment-step.server.ts'
import { limitOf } from './refresh-payment-plan.server.ts'
import { requirePaymentAllowed } from './require-payment-allowed.server.ts'

/**
 * Hands a payment to the bank: first the step is written and committed, then the bank is called once, then
 * its answer is written. If this process dies between, the question that the first step has planned finds
 * out. A job that comes twice finds the payment sent and does nothing. What leaves an account without a connection is
 * paid outside the system: no bank is called, and a line of its statement or two people settle it.
 */
export async function bankSend(ctx: Ctx, payload: Json): Promise<void> {
  const { adapter } = await bankOf(ctx)
  const known = await get(ctx, bankPayment, idIn(payload))
  const { directLink } = await get(ctx, bankAccount, known.payerAccountId)
  if (directLink === '1' && adapter === null) return markPaymentUnsent(ctx, known.id, 'NO-BANK')
  const instruction = await withinTransaction(ctx, (inside) => beginSending(inside, known))
  if (instruction === null || adapter === null) return
  const answer = await sent(adapter, instruction)
  await apply(ctx, known, 'send', answer)
  await noteAnswer(ctx, 'send', answer)
}

/** Asks the bank about a payment; nothing happens when the question is no longer the one that was planned. */
export async function bankQuery(ctx: Ctx, payload: Json): Promise<void> {
  const at = timeIn(payload)
  const payment = await get(ctx, bankPayment, idIn(payload))
  if (payment.sendTime === null || (at !== null && payment.nextQuery !== at)) return
  const answer = await (await connected(ctx)).query(payment.reqNo)
  await apply(ctx, payment, 'query', answer, at)
  await noteAnswer(ctx, 'query', answer)
}

/** Fetches the statements of the days in question, keeps their lines and looks in them for the debit. */
export async function bankStatement(ctx: Ctx, payload: Json): Promise<void> {
  const { from, through } = daysIn(payload)
  const known = await get(ctx, bankPayment, idIn(payload))
  const { payerAccountId, payerAccount } = known
  const lines = await fetched(ctx, payerAccount, from, through)
  await withinTransaction(ctx, async (inside) => {
    const held = await hold(inside, known.id, known)
    await importLines(inside, payerAccountId, lines)
    if (held.payment.status !== '07') return
    const line = lines.find(({ reqNo, direction }) => reqNo === held.payment.reqNo && direction === 'debit') ?? null
    // A day that is not over may still bring the debit: without one, only the days before it were searched.
    const searched =
      line === null
        ? [through, addDays(dayOfMs(ctx.now), -1)].reduce((one, other) => (one < other ? one : other))
        : through
    if (searched < from) return
    await takePaymentStep(inside, held, { type: 'statement', from, through: searched, line, linked: false }, 'answered')
    if (line !== null) await linkLine(inside, payerAccountId, line.id, held.payment.id)
  })
}

/** Every morning: yesterday's lines of every connected account, and what they tell of payments. */
export async function bankDay(ctx: Ctx): Promise<void> {
  if ((await bankOf(ctx)).adapter === null) return
  for (const { id } of await find(ctx, bankAccount, { status: ['1', '2', '3'], directLink: '1' }))
    await accountDay(ctx, id)
}

/**
 * Yesterday's lines of one account, and what they tell of payments; a line is taken once however often it is fetched.
 */
export function accountDay(ctx: Ctx, accountId: string): Promise<void> {
  const day = addDays(dayOfMs(ctx.now), -1)
  return fetchAccount(ctx, { accountId, from: day, through: day })
}

/** Lines of an account that somebody asked for now. */
export async function accountStatement(ctx: Ctx, payload: Json): Promise<void> {
  if (typeof payload !== 'object' || payload === null || !('accountId' in payload))
    throw new Error('the job names no account')
  await fetchAccount(ctx, { accountId: String(payload.accountId), ...daysIn(payload) })
}

async function fetchAccount(
  ctx: Ctx,
  { accountId, from, through }: { readonly accountId: string; readonly from: string; readonly through: string },
): Promise<void> {
  const { accountNo } = await get(ctx, bankAccount, accountId)
  const lines = await fetched(ctx, accountNo, from, through)
  await withinTransaction(ctx, (inside) => importLines(inside, accountId, lines))
  await matchLines(ctx)
}

/** What the bank pushed or answered about a payment, whatever it was, in a transaction of its own. */
export function apply(
  ctx: Ctx,
  known: BankPayment,
  via: 'send' | 'query' | 'callback',
  answer: Answer,
  plannedAt: number | null = null,
): Promise<void> {
  return withinTransaction(ctx, async (inside) => {
    const held = await hold(inside, known.id, known)
    if (plannedAt !== null && held.payment.nextQuery !== plannedAt) return
    await takePaymentStep(inside, held, { type: 'answer', via, answer }, 'answered')
  })
}

async function beginSending(ctx: Ctx, known: BankPayment): Promise<PaymentInstruction | null> {
  const held = await hold(ctx, known.id, known)
  const { payment, plan, account } = held
  const before = stateOf(payment)
  if (before.status !== '00' || before.stage !== 'authorised' || isInFlight(before)) return null
  const step = await takePaymentStep(
    ctx,
    held,
    {
      type: 'send',
      snapshotHash: hashNow(payment, plan),
      byHand: account.directLink !== '1',
      barred: await barredBy(ctx, held),
      ...(await factsOf(ctx, held)),
    },
    'answered',
  )
  return step.effects.some(({ kind }) => kind === 'call-bank')
    ? makePaymentInstruction(payment, plan, account, ctx.now)
    : null
}

/** The code of what forbids the payment now, null when nothing does. */
async function barredBy(ctx: Ctx, { plan, account }: Held): Promise<string | null> {
  try {
    await requirePaymentAllowed(ctx, plan, account)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

/** Looked up under the plan's lock: twins of the last days from the same account, and what the plan has left. */
async function factsOf(ctx: Ctx, { payment, plan }: Held) {
  const twins = await find(ctx, bankPayment, {
    payerAccountId: payment.payerAccountId,
    payeeAccount: payment.payeeAccount,
    currency: payment.currency,
    sendTime: { from: ctx.now - defaultPaymentRules.duplicateWithin },
  })
  const ofPlan = await paymentsOf(ctx, plan.id)
  return {
    duplicateOfId: findDuplicate(stateOf(payment), twins.map(stateOf), ctx.now),
    planCovered: isPlanCovered(stateOf(payment), ofPlan.map(stateOf), limitOf(plan)),
  }
}

/** An instruction that breaks the message's limits never leaves our side. */
async function sent(adapter: BankAdapter, instruction: PaymentInstruction): Promise<Answer> {
  try {
    return await adapter.send(instruction)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { kind: 'not-sent', cause: 'unreachable', detail: [error.code, ...Object.values(error.params)].join(' ') }
  }
}

async function fetched(ctx: Ctx, account: string, from: string, through: string): Promise<StatementLine[]> {
  const adapter = await connected(ctx)
  const lines: StatementLine[] = []
  try {
    for (let day = from; day <= through; day = addDays(day, 1)) lines.push(...(await adapter.statement(account, day)))
  } catch (error) {
    await noteStatement(ctx, false)
    throw error
  }
  await noteStatement(ctx, true)
  return lines
}

async function connected(ctx: Ctx): Promise<BankAdapter> {
  const { adapter } = await bankOf(ctx)
  if (adapter === null) throw new Refusal('bank-payment.no-bank', {}, { status: 503 })
  return adapter
}

function idIn(payload: Json): string {
  if (
    typeof payload === 'object' &&
    payload !== null &&
    'paymentId' in payload &&
    typeof payload.paymentId === 'string'
  )
    return payload.paymentId
  throw new Error('the job names no payment')
}

function timeIn(payload: Json): number | null {
  return typeof payload === 'object' && payload !== null && 'at' in payload && typeof payload.at === 'number'
    ? payload.at
    : null
}

function daysIn(payload: Json): { readonly from: string; readonly through: string } {
  if (typeof payload === 'object' && payload !== null && 'from' in payload && 'through' in payload)
    return { from: String(payload.from), through: String(payload.through) }
  throw new Error('the job names no days')
}
