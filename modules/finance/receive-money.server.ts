import { compare, isZero, round, sub, sum } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import {
  change,
  checkAll,
  closedFor,
  create,
  type Ctx,
  find,
  get,
  link,
  Refusal,
  titleIn,
} from '../../server/module-api.ts'
import { counterparty } from '../contracts/index.ts'
import { lockAccount, refreshAccount } from './account-balance.server.ts'
import { tellWaitingPlans } from './back-to-back-payment-limit.server.ts'
import { type BankAccount, bankAccount } from './bank-account.ts'
import { type BankStatementLine, bankStatementLine } from './bank-statement-line.ts'
import { requireProven } from './bank-statement.server.ts'
import { refreshContract } from './contract-execution-amounts.server.ts'
import { arrivedOf, requireExpected } from './receipt-plan-received-amount.server.ts'
import { receiptPlan, type ReceiptPlan } from './receipt-plan.ts'
import { bookReceipt, bookReceiptBack, receiptLedgers } from './receipt-voucher.server.ts'
import { bookedReceipt, type Receipt, receipt } from './receipt.ts'

/** What came, where and from whom; a line of the statement proves it, or papers do. */
export type Arrival = Pick<
  Receipt,
  | 'accountId'
  | 'statementLine'
  | 'date'
  | 'amount'
  | 'payerName'
  | 'payerBank'
  | 'payerAccount'
  | 'proof'
  | 'bookingReason'
>

/**
 * Books money that came for a locked plan: receipt, voucher, journal, account and plan in one transaction.
 * Locks are taken plan, account, line, then contract and books, as everywhere; who claims from the line takes the two
 * first.
 */
export async function receive(ctx: Ctx, plan: ReceiptPlan, arrival: Arrival): Promise<void> {
  // Seen through the caller's own scope first: nobody books on an account that he may not see.
  await get(ctx, bankAccount, arrival.accountId)
  const account = await lockAccount(ctx, arrival.accountId)
  const line =
    arrival.statementLine === null ? null : await get(ctx, bankStatementLine, arrival.statementLine, { lock: true })
  await checkAll([
    () => requireOurs(ctx, account, plan),
    () => requireExpected(plan, arrival.amount),
    () => (line === null ? undefined : requireClaimable(line, arrival)),
    () => (line === null ? undefined : requireProof(line, arrival)),
    () => requireOpenDay(ctx, plan, line, arrival),
    () => (line === null ? requireNoLine(ctx, arrival) : requireNoTwin(ctx, line, arrival)),
    () => requirePayer(ctx, plan, arrival),
  ])
  const all = ctx.withoutScope('a receipt is booked for its plan')
  const made = await create(all, receipt, {
    ...arrival,
    proof: arrival.proof as Json,
    planId: plan.id,
    counterparty: plan.counterparty,
    currency: account.currency,
    unitId: plan.unitId,
    deptId: plan.deptId,
  })
  if (line !== null) await claimOf(ctx, line, arrival.amount)
  await link(ctx, {
    from: { doc: receiptPlan, id: plan.id },
    to: { doc: receipt, id: made.id },
    type: 'claim',
    amount: made.amount,
    currency: made.currency,
  })
  await followPlan(ctx, plan)
  const { voucherNo } = await bookReceipt(ctx, made, plan, account, line?.lineNo ?? null)
  await change(all, receipt, made, { voucherNo }, { verb: 'update' })
  await refreshAccount(ctx, account, 'update')
}

/** Takes a booked receipt back: voucher and journal times minus one, the line free again, the plan open again. */
export async function takeBack(ctx: Ctx, of: Receipt, day: string): Promise<void> {
  const all = ctx.withoutScope('a reversal moves plan, account and line of its receipt')
  const plan = await get(all, receiptPlan, of.planId, { lock: true })
  const account = await lockAccount(ctx, of.accountId)
  if (of.statementLine !== null)
    await claimOf(ctx, await get(all, bankStatementLine, of.statementLine, { lock: true }), `-${of.amount}`)
  await followPlan(ctx, plan)
  await bookReceiptBack(ctx, of, plan, account, day)
  await refreshAccount(ctx, account, 'update')
}

/** Ties a receipt that papers proved to the line that the bank sent later. */
export async function proveBy(ctx: Ctx, of: Receipt, lineId: string): Promise<void> {
  await lockAccount(ctx, of.accountId)
  const line = await get(ctx, bankStatementLine, lineId, { lock: true })
  await checkAll([
    () => requireProven(line, 'line'),
    () => {
      if (line.accountId !== of.accountId) throw Refusal.atField('line', 'receipt.line-of-another-account')
    },
    () => {
      if (line.paymentId !== null || compare(of.amount, line.unclaimed ?? '0') > 0)
        throw Refusal.atField('line', 'receipt.line-has-less', { left: line.unclaimed ?? '0' })
    },
  ])
  await claimOf(ctx, line, of.amount)
}

function requireOurs({ lang }: Ctx, account: BankAccount, plan: ReceiptPlan): void {
  const called = { account: titleIn(lang, bankAccount, account) }
  if (account.unitId !== plan.unitId) throw Refusal.atField('accountId', 'receipt.account-of-another-company', called)
  if (account.currency !== plan.currency)
    throw Refusal.atField('accountId', 'receipt.other-currency', { currency: account.currency })
  if (account.status === '4') throw Refusal.atField('accountId', 'receipt.account-closed', called)
}

function requireClaimable(line: BankStatementLine, { accountId, amount }: Arrival): void {
  if (line.direction !== 'credit' || line.paymentId !== null)
    throw Refusal.atField('statementLine', 'receipt.line-not-claimable')
  if (line.accountId !== accountId) throw Refusal.atField('accountId', 'receipt.line-of-another-account')
  if (compare(amount, line.unclaimed ?? '0') > 0)
    throw Refusal.atField('amount', 'receipt.line-has-less', { left: line.unclaimed ?? '0' })
}

/** What one person alone has entered proves nothing: papers do. */
function requireProof({ source }: BankStatementLine, { proof }: Arrival): void {
  if (source === 'declined') throw Refusal.atField('statementLine', 'receipt.line-not-claimable')
  if (source === 'entered' && !hasPapers({ proof })) throw Refusal.atField('proof', 'receipt.line-needs-proof')
}

/** The day of the bank, or a later one when that month is closed; never a day of a closed month. */
async function requireOpenDay(
  ctx: Ctx,
  { unitId }: ReceiptPlan,
  line: BankStatementLine | null,
  { date }: Arrival,
): Promise<void> {
  const closed = async (day: string) =>
    unitId === null ? null : closedFor(ctx, { unitId, month: day.slice(0, 7) }, receiptLedgers)
  const ledger = await closed(date)
  if (ledger !== null) throw Refusal.atField('receivedOn', 'period.closed', { month: date.slice(0, 7), ledger })
  if (line !== null && date !== line.day && (date < line.day || (await closed(line.day)) === null))
    throw Refusal.atField('receivedOn', 'receipt.day-of-line', { day: line.day })
}

/** What papers proved already is tied to its line, not booked once more. */
async function requireNoTwin(ctx: Ctx, line: BankStatementLine, { accountId, amount }: Arrival): Promise<void> {
  const [twin] = await find(ctx.withoutScope('one credit is booked once'), receipt, {
    accountId,
    amount,
    date: line.day,
    status: bookedReceipt,
    statementLine: null,
  })
  if (twin !== undefined)
    throw Refusal.atField('statementLine', 'receipt.booked-already', { number: twin.receiptNo ?? '' })
}

/**
 * What the bank has told already is claimed from its line; what looks booked already is booked again only with a word
 * why.
 */
async function requireNoLine(ctx: Ctx, { accountId, amount, date, bookingReason }: Arrival): Promise<void> {
  const all = ctx.withoutScope('one credit is booked once')
  const lines = await find(all, bankStatementLine, {
    accountId,
    amount,
    day: date,
    direction: 'credit',
    paymentId: null,
    claimStatus: '0',
  })
  const [told] = lines.filter(({ source }) => source !== 'declined')
  if (told !== undefined)
    throw Refusal.atField('statementLine', 'receipt.line-there', { line: told.caption ?? told.lineNo })
  const [twin] = await find(all, receipt, { accountId, amount, date, status: bookedReceipt })
  if (twin !== undefined && !bookingReason)
    throw Refusal.atField('reason', 'receipt.like-another', { number: twin.receiptNo ?? '' })
}

/** Whoever pays for another party is named with a word why, or with papers. */
async function requirePayer(ctx: Ctx, { counterparty: party }: ReceiptPlan, arrival: Arrival): Promise<void> {
  if (arrival.bookingReason || hasPapers(arrival)) return
  const of = await get(ctx.withoutScope('a counterparty is the same for everybody'), counterparty, party)
  const names = [
    of.cpName,
    of.shortName,
    of.nameRu,
    of.nameEn,
    ...(of.accounts ?? []).map(({ accountName }) => accountName),
  ]
  if (names.some((name) => name !== null && plain(name) === plain(arrival.payerName))) return
  throw Refusal.atField('reason', 'receipt.other-payer', {
    payer: arrival.payerName,
    party: titleIn(ctx.lang, counterparty, of),
  })
}

/** A name as it is compared: banks write it with spaces, capitals and brackets of their own. */
function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replaceAll(/[\s"'«»“”]/g, '')
}

function hasPapers({ proof }: Pick<Arrival, 'proof'>): boolean {
  return Array.isArray(proof) && proof.length > 0
}

/** Counts a claim, or a negative one, against its locked line. */
async function claimOf(ctx: Ctx, line: BankStatementLine, amount: string): Promise<void> {
  const unclaimed = round(sub(line.unclaimed ?? '0', amount), 2)
  const partly = compare(unclaimed, line.amount) === 0 ? '0' : '1'
  const claimStatus = isZero(unclaimed) ? '2' : partly
  await change(
    ctx.withoutScope('a claim is counted on its line'),
    bankStatementLine,
    line,
    { unclaimed, claimStatus },
    { verb: 'claim' },
  )
}

/** The plan as its receipts have it now, then its contract. */
async function followPlan(ctx: Ctx, plan: ReceiptPlan): Promise<void> {
  const all = ctx.withoutScope('a plan follows all its receipts')
  const receipts = await find(all, receipt, { planId: plan.id, status: bookedReceipt }, { sort: ['date'] })
  const { values, verb } = arrivedOf(plan, sum(receipts.map(({ amount }) => amount)), receipts.at(-1)?.date ?? null)
  await change(all, receiptPlan, plan, values, { verb })
  if (plan.contractId !== null) await refreshContract(ctx, plan.contractId)
  await tellWaitingPlans(ctx, plan.id)
}
