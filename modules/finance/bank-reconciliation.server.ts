import { dayOfMs } from '../../core/values/day.ts'
import { isZero } from '../../core/values/decimal.ts'
import { addMonths, lastDayOf } from '../../core/values/month.ts'
import { type Ctx, find, get, isId, Refusal, rules } from '../../server/module-api.ts'
import { lockAccount } from './account-balance.server.ts'
import { bankAccount } from './bank-account.ts'
import { requireMonthOpen } from './bank-match-checks.server.ts'
import { type BankReconciliation, bankReconciliation } from './bank-reconciliation.ts'
import { lastReviewed } from './last-reviewed-reconciliation.server.ts'
import { adjustmentFigures, cameLater, unconfirmedLines } from './reconciliation-figures.server.ts'

type Figures = Awaited<ReturnType<typeof adjustmentFigures>>

/**
 * Tables follow each other month by month; one is made by one person and reviewed by another, as long as the month of
 * funds is open, and what was reviewed is what the lines and entries come to at that moment.
 */
export const bankReconciliationRules = rules(bankReconciliation, {
  prepare: async (ctx, { accountId, month, bankBalance, bankOpening }) => {
    if (!isId(accountId ?? '') || !accountId || !month) return {}
    const [account] = await find(ctx, bankAccount, { id: accountId })
    if (account === undefined) return {}
    const before = await lastReviewed(ctx, accountId, month)
    const opening = before?.bankBalance ?? bankOpening ?? null
    const { unitId, deptId, currency } = account
    const own = { unitId, deptId, currency, bankOpening: opening, madeBy: ctx.actor.id }
    if (!bankBalance) return own
    const asked = { accountId, month, bankBalance, bankOpening: opening ?? '0', before }
    return { ...own, ...(await adjustmentFigures(ctx, asked)) }
  },

  check: async (ctx, record) => {
    const { accountId, month } = record
    // Seen through the caller's own scope: nobody makes a table of an account that he may not see.
    const account = await get(ctx, bankAccount, accountId)
    if (lastDayOf(month) > dayOfMs(ctx.now)) throw Refusal.atField('month', 'bank-reconciliation.not-over', { month })
    const last = await lastReviewed(ctx, accountId)
    if (last !== null && month <= last.month)
      throw Refusal.atField('month', 'bank-reconciliation.reviewed', { month: last.month })
    if (last !== null && month !== addMonths(last.month, 1))
      throw Refusal.atField('month', 'bank-reconciliation.skips', { month: addMonths(last.month, 1) })
    if (record.bankOpening === null) throw Refusal.atField('bankOpening', 'bank-reconciliation.no-opening')
    await requireMonthOpen(ctx, account, month)
  },

  whenOpened: (ctx, record) => (record.status === '2' ? cameLater(ctx, record) : {}),

  locks: { refresh: lockOfTable, hand: lockOfTable, review: lockOfTable, sendBack: lockOfTable, takeBack: lockOfTable },

  on: {
    refresh: async (ctx, record) => ({ ...(await figuresOf(ctx, record)), madeBy: ctx.actor.id }),
    hand: async (ctx, record) => {
      await requireMonthOpen(ctx, await lockAccount(ctx, record.accountId), record.month)
      const figures = await figuresOf(ctx, record)
      requireExplained({ ...record, ...figures })
      return { ...figures, madeBy: ctx.actor.id }
    },
    review: async (ctx, record) => {
      requireAnother(ctx, record)
      await requireMonthOpen(ctx, await lockAccount(ctx, record.accountId), record.month)
      await requireNext(ctx, record)
      const unconfirmed = await unconfirmedLines(ctx, record.accountId, record.month)
      if (unconfirmed > 0) throw new Refusal('bank-reconciliation.unconfirmed', { count: unconfirmed }, { status: 409 })
      if (!isAlike(record, await figuresOf(ctx, record)))
        throw new Refusal('bank-reconciliation.changed', {}, { status: 409 })
      return { reviewedBy: ctx.actor.id, reviewTime: ctx.now, returnReason: null }
    },
    sendBack: (ctx, record, { reason }) => {
      requireAnother(ctx, record)
      return { returnReason: String(reason) }
    },
    // The last one first, and only while the month of funds is open.
    takeBack: async (ctx, record, { reason }) => {
      await requireMonthOpen(ctx, await lockAccount(ctx, record.accountId), record.month)
      const last = await lastReviewed(ctx, record.accountId)
      if (last !== null && last.month > record.month)
        throw new Refusal('bank-reconciliation.later-reviewed', { month: last.month }, { status: 409 })
      return { returnReason: String(reason), reviewedBy: null, reviewTime: null }
    },
  },
})

/** Matching, making and reviewing of one account come one after the other. */
async function lockOfTable(ctx: Ctx, id: string): Promise<void> {
  if (isId(id)) await lockAccount(ctx, (await get(ctx, bankReconciliation, id)).accountId)
}

async function figuresOf(ctx: Ctx, { accountId, month, bankBalance, bankOpening }: BankReconciliation) {
  const before = await lastReviewed(ctx, accountId, month)
  const opening = before?.bankBalance ?? bankOpening ?? '0'
  return {
    bankOpening: opening,
    ...(await adjustmentFigures(ctx, { accountId, month, bankBalance, bankOpening: opening, before })),
  }
}

/** Who made a table does not judge it. */
function requireAnother({ actor }: Ctx, { createBy, madeBy }: BankReconciliation): void {
  if (actor.id === createBy || actor.id === madeBy) throw new Refusal('bank-reconciliation.review-own')
}

/** What does not come to the same is handed in only with a word why. */
function requireExplained({ difference, gap, explanation }: BankReconciliation): void {
  if ((isZero(difference ?? '0') && isZero(gap ?? '0')) || explanation) return
  const params = { difference: difference ?? '0', gap: gap ?? '0' }
  throw new Refusal('bank-reconciliation.unexplained', params, { status: 409 })
}

/** Months are reviewed one after the other; this one counts as reviewed already, a moment ago in this transaction. */
async function requireNext(ctx: Ctx, { accountId, month }: BankReconciliation): Promise<void> {
  const [last, before] = [await lastReviewed(ctx, accountId), await lastReviewed(ctx, accountId, month)]
  if (last !== null && last.month > month)
    throw new Refusal('bank-reconciliation.later-reviewed', { month: last.month }, { status: 409 })
  if (before !== null && month !== addMonths(before.month, 1))
    throw new Refusal('bank-reconciliation.skips', { month: addMonths(before.month, 1) }, { status: 409 })
}

/** Whether a table says what its lines and entries come to now. */
function isAlike(record: BankReconciliation, now: Figures & { readonly bankOpening: string }): boolean {
  const of = (told: object) => Object.fromEntries(Object.entries(told).map(([name, value]) => [name, plain(value)]))
  const kept = Object.fromEntries(Object.keys(now).map((name) => [name, Reflect.get(record, name)]))
  return JSON.stringify(of(kept)) === JSON.stringify(of(now))
}

/** An item by what it is of and how much is open; everything else by its text. */
function plain(value: unknown): unknown {
  if (!Array.isArray(value)) return String(value)
  return value.map((item: object) => [
    Reflect.get(item, 'line') ?? Reflect.get(item, 'entry'),
    Reflect.get(item, 'amount'),
  ])
}
