import { dayOfMs } from '../../core/values/day.ts'
import { abs, compare, isZero, negate } from '../../core/values/decimal.ts'
import { change, create, type Ctx, find, get, isId, Refusal, rules } from '../../server/module-api.ts'
import { lockAccount } from './account-balance.server.ts'
import { bankJournal } from './bank-journal.ts'
import { countOnEntry, dayOfPair, isLeft, matchedBy, requireOpenFor } from './bank-match-checks.server.ts'
import { bankMatch } from './bank-match.ts'
import { type BankStatementLine, bankStatementLine } from './bank-statement-line.ts'
import { requireProven } from './bank-statement.server.ts'

/** A line is matched with an entry of our journal: of its account, in its direction, never beyond what is left. */
export const statementMatchRules = rules(bankStatementLine, {
  prepare: (_ctx, _draft, before) => (before === null ? { matchStatus: '0' as const } : {}),

  // As everywhere: the account first, the line after it, the entry last.
  locks: {
    match: async (ctx, id) => {
      if (isId(id)) await lockAccount(ctx, (await get(ctx, bankStatementLine, id)).accountId)
    },
  },

  on: {
    decline: () => ({ matchStatus: null }),
    match: async (ctx, line, { entry, amount }) =>
      matched(ctx, line, String(entry), typeof amount === 'string' ? amount : null),
  },
})

async function matched(ctx: Ctx, line: BankStatementLine, entryId: string, asked: string | null) {
  const entry = await get(ctx, bankJournal, entryId, { lock: true })
  const [ofLine, ofEntry] = [line.unmatched ?? '0', entry.unmatched ?? '0']
  requireProven(line, 'entry')
  if (entry.accountId !== line.accountId || entry.currency !== line.currency)
    throw Refusal.atField('entry', 'bank-match.another-account')
  if (!['0', '1'].includes(entry.matchStatus ?? '')) throw Refusal.atField('entry', 'bank-match.nothing-left')
  if (compare(ofLine, '0') !== compare(ofEntry, '0')) throw Refusal.atField('entry', 'bank-match.other-direction')
  const amount = asked ?? (compare(abs(ofLine), abs(ofEntry)) <= 0 ? ofLine : ofEntry)
  if (isZero(amount) || !isLeft(amount, ofLine) || !isLeft(amount, ofEntry))
    throw Refusal.atField('amount', 'bank-match.more-than-left', { line: ofLine, entry: ofEntry })
  const day = dayOfPair(line, entry)
  await requireOpenFor(ctx, await lockAccount(ctx, line.accountId), day)
  await create(ctx.withoutScope('a match stands in the unit of its account'), bankMatch, {
    accountId: line.accountId,
    statementLine: line.id,
    journalEntry: entry.id,
    day,
    currency: line.currency,
    amount,
    unitId: line.unitId,
    deptId: line.deptId,
  })
  await countOnEntry(ctx, entry, amount)
  return matchedBy(line, amount)
}

/** A match is taken back while its month is open and not reviewed: both sides are as before. */
export const bankMatchRules = rules(bankMatch, {
  locks: {
    undo: async (ctx, id) => {
      if (!isId(id)) return
      const { accountId, statementLine } = await get(ctx, bankMatch, id)
      await lockAccount(ctx, accountId)
      await find(ctx, bankStatementLine, { id: statementLine }, { lock: true })
    },
  },

  on: {
    undo: async (ctx, record) => {
      const all = ctx.withoutScope('a match is counted on both of its sides')
      await requireOpenFor(ctx, await lockAccount(ctx, record.accountId), record.day)
      const line = await get(all, bankStatementLine, record.statementLine, { lock: true })
      const entry = await get(all, bankJournal, record.journalEntry, { lock: true })
      const back = negate(record.amount)
      await change(all, bankStatementLine, line, matchedBy(line, back), { verb: 'update' })
      await countOnEntry(ctx, entry, back)
      return { undoneOn: dayOfMs(ctx.now) }
    },
  },
})
