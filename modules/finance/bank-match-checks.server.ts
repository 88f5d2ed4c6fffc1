import { abs, add, compare, isZero, round, sub } from '../../core/values/decimal.ts'
import { change, closedFor, type Ctx, Refusal } from '../../server/module-api.ts'
import { type BankAccount } from './bank-account.ts'
import { type BankJournal, bankJournal } from './bank-journal.ts'
import { type BankStatementLine } from './bank-statement-line.ts'
import { lastReviewed } from './last-reviewed-reconciliation.server.ts'

/** The later day of a pair: with that day it stands in a month. */
export function dayOfPair(line: Pick<BankStatementLine, 'day'>, entry: Pick<BankJournal, 'date'>): string {
  return line.day > entry.date ? line.day : entry.date
}

/**
 * Refuses to make or take back a match of a day whose month of funds is closed, or whose balance adjustment table was
 * reviewed.
 */
export async function requireOpenFor(ctx: Ctx, account: BankAccount, day: string): Promise<void> {
  const month = day.slice(0, 7)
  const reviewed = await lastReviewed(ctx, account.id)
  if (reviewed !== null && month <= reviewed.month)
    throw new Refusal('bank-match.reviewed', { month: reviewed.month, table: reviewed.tableNo ?? '' }, { status: 409 })
  await requireMonthOpen(ctx, account, month)
}

/** Refuses what would change a month of funds that is closed. */
export async function requireMonthOpen(ctx: Ctx, { unitId }: BankAccount, month: string): Promise<void> {
  if (unitId === null) return
  const ledger = await closedFor(ctx, { unitId, month }, ['fund'])
  if (ledger !== null) throw new Refusal('period.closed', { month, ledger }, { status: 409 })
}

/** What a line or an entry shows once so much more of it is matched. */
export function matchedBy(
  { matched, moved }: Pick<BankJournal, 'matched' | 'moved'>,
  amount: string,
): { readonly matched: string; readonly matchStatus: '0' | '1' | '2' } {
  const now = round(add(matched ?? '0', amount), 2)
  if (isZero(now)) return { matched: now, matchStatus: '0' }
  return { matched: now, matchStatus: isZero(sub(moved ?? '0', now)) ? '2' : '1' }
}

/** Counts a match, or a negative one, on a locked entry of the journal. */
export async function countOnEntry(ctx: Ctx, entry: BankJournal, amount: string): Promise<void> {
  await change(
    ctx.withoutScope('a match is counted on both of its sides'),
    bankJournal,
    entry,
    matchedBy(entry, amount),
    { verb: 'update' },
  )
}

/** Whether so much, in this direction, is left. */
export function isLeft(amount: string, left: string): boolean {
  return compare(amount, '0') === compare(left, '0') && compare(abs(amount), abs(left)) <= 0
}
