import { act, change, type Ctx, find, get } from '../../server/module-api.ts'
import type { BankAccount } from './bank-account.ts'
import { type BankJournal, bankJournal } from './bank-journal.ts'
import { bankMatch } from './bank-match.ts'
import { lastReviewed } from './last-reviewed-reconciliation.server.ts'

/**
 * A receipt that was taken back never was at the bank: its entry and the reversal settle each other, and the line is free
 * to be matched anew. What a reviewed table fixed stays as it is, and the reversal waits for what follows it.
 */
export async function offsetBoth(ctx: Ctx, account: BankAccount, entry: BankJournal, back: BankJournal): Promise<void> {
  const all = ctx.withoutScope('a match is counted on both of its sides')
  const made = await find(all, bankMatch, { journalEntry: entry.id, status: '1' })
  const reviewed = await lastReviewed(ctx, account.id)
  if (made.some(({ day }) => reviewed !== null && day.slice(0, 7) <= reviewed.month)) return
  for (const { id } of made) await act(all, bankMatch, id, 'undo')
  const [one, other] = [
    await get(all, bankJournal, entry.id, { lock: true }),
    await get(all, bankJournal, back.id, { lock: true }),
  ]
  await change(all, bankJournal, one, { matchStatus: '3', offsetBy: other.id }, { verb: 'update' })
  await change(all, bankJournal, other, { matchStatus: '3', offsetBy: one.id }, { verb: 'update' })
}
