import type { RecordOf } from '../../core/description/document.ts'
import { addDays, dayOfMs, laterDay } from '../../core/values/day.ts'
import { isZero } from '../../core/values/decimal.ts'
import {
  closedFor,
  type Ctx,
  find,
  findPosted,
  get,
  post,
  type PostingLine,
  Refusal,
  reverse,
  rules,
  timesPosted,
} from '../../server/module-api.ts'
import { type Contract, contract, settlement } from '../contracts/index.ts'
import { openFor, partyAccounts, reverseOf } from './open-and-reverse-items.server.ts'

type Settlement = RecordOf<typeof settlement>
type Line = Omit<PostingLine, 'currency'>

/** The ledgers that a settlement is written into and that are closed with a month. */
export const settlementLedgers = ['arap', 'profit'] as const

/**
 * What is settled is owed from its approval until it is revoked. A final settlement takes the place of the provisional
 * ones of its contract, and gives it back with its own.
 */
export const settlementBooks = rules(settlement, {
  submittable: requireOpenBooks,

  on: {
    approved: async (ctx, record) => {
      const others = await approvedBeside(ctx, record)
      if (record.settleType === 'prov' && others.some(({ settleType }) => settleType === 'final')) return
      if (record.settleType === 'final') for (const other of provisional(others)) await bookBack(ctx, other)
      await book(ctx, record)
    },
    revoked: endBooks,
    closed: endBooks,
  },
})

/** Refuses what is settled without a company, or in a month that is closed for it. */
export async function requireOpenBooks(ctx: Ctx, { unitId, date }: Pick<Settlement, 'unitId' | 'date'>): Promise<void> {
  if (unitId === null) throw new Refusal('open-item.no-company')
  const month = date.slice(0, 7)
  const ledger = await closedFor(ctx, { unitId, month }, settlementLedgers)
  if (ledger !== null) throw Refusal.atField('date', 'period.closed', { month, ledger })
}

/** What was never agreed to was never booked, and has taken nobody's place. */
async function endBooks(ctx: Ctx, record: Settlement): Promise<void> {
  const wasBooked = await bookBack(ctx, record)
  if (wasBooked && record.settleType === 'final')
    for (const other of provisional(await approvedBeside(ctx, record))) await book(ctx, other)
}

function approvedBeside(ctx: Ctx, { id, relatedContract }: Settlement): Promise<Settlement[]> {
  const all = ctx.withoutScope('what is owed under a contract is settled by all its settlements')
  return find(all, settlement, { relatedContract, approvalStatus: '2' }).then((others) =>
    others.filter((other) => other.id !== id),
  )
}

function provisional(others: readonly Settlement[]): readonly Settlement[] {
  return others.filter(({ settleType }) => settleType === 'prov')
}

/** Books a settlement, on its own day unless its month was closed in the meantime, and opens its item. */
export async function book(ctx: Ctx, record: Settlement, day = record.date): Promise<void> {
  const { id, unitId, deptId, relatedContract, counterparty, currency, date, amount, fxRate } = record
  if (unitId === null || amount === null || isZero(amount)) return
  const all = ctx.withoutScope('a settlement is due by the terms of its contract')
  const of = await get(all, contract, relatedContract)
  const event = eventOf(record)
  const lines = linesOf(record).filter((line) => !isZero(line.amount))
  const { voucherNo } = await post(ctx, {
    event,
    source: { type: 'contracts.settlement', id },
    seq: (await timesPosted(ctx, event, id)) + 1,
    unitId,
    day,
    segment: of.bizSegment,
    lines: lines.map((line) => ({ ...line, currency })),
  })
  await openFor(ctx, settlement, {
    sourceId: id,
    itemType: record.direction === 'sell' ? 'ar' : 'ap',
    settlementId: id,
    sourceNo: record.settleNo,
    counterparty,
    contractId: relatedContract,
    bizSegment: of.bizSegment,
    account: record.direction === 'sell' ? partyAccounts.receivable : partyAccounts.payable,
    voucherNo,
    bizDate: date,
    dueDate: record.dueDate ?? dueBy(of, date),
    currency,
    fxRate,
    amount,
    unitId,
    deptId,
  })
}

/** The day by which what is settled on a day is to be paid under its contract. */
export function dueBy({ payTerms }: Pick<Contract, 'payTerms'>, day: string): string {
  return addDays(day, Number((payTerms ?? []).at(-1)?.daysAfter ?? '0'))
}

/** Books a settlement back, on its day or today, whichever is later; answers whether it was booked at all. */
async function bookBack(ctx: Ctx, record: Settlement): Promise<boolean> {
  const event = eventOf(record)
  // A provisional one is booked again each time that the final one is taken back.
  const posted = await findPosted(ctx, event, record.id, await timesPosted(ctx, event, record.id))
  if (posted === null) return false
  await reverse(ctx, { posting: posted.id, day: laterDay(record.date, dayOfMs(ctx.now)) })
  await reverseOf(ctx, record.id)
  return true
}

function eventOf({ direction }: Settlement): string {
  return direction === 'sell' ? 'SALE_SETTLE' : 'PUR_INV'
}

/** What is owed, and on the other side the price without tax and the tax. */
function linesOf({ direction, counterparty, relatedContract, settleType, ...of }: Settlement): readonly Line[] {
  const gross = of.amount ?? '0'
  const net = of.netAmount ?? gross
  const tax: Omit<Line, 'side'> = { ledger: 'tax', account: '2221', key: '', amount: of.taxAmount ?? '0' }
  if (direction === 'sell')
    return [
      { ledger: 'arap', account: partyAccounts.receivable, key: counterparty, side: 'debit', amount: gross },
      { ledger: 'profit', account: '6001', key: relatedContract, side: 'credit', amount: net },
      { ...tax, side: 'credit' },
    ]
  // Goods were taken into stock against what was expected to be owed for them; what is done is a cost at once.
  const goods = ['prov', 'final', 'diff'].includes(settleType)
  return [
    goods
      ? { ledger: 'arap', account: '2202-暂估', key: counterparty, side: 'debit', amount: net }
      : { ledger: 'profit', account: '6401', key: relatedContract, side: 'debit', amount: net },
    { ...tax, side: 'debit' },
    { ledger: 'arap', account: partyAccounts.payable, key: counterparty, side: 'credit', amount: gross },
  ]
}
