import { daysBetween } from '../../core/values/day.ts'
import { isZero, sum } from '../../core/values/decimal.ts'
import { balanceOf, type Ctx, enqueue, find, get, Refusal, rules } from '../../server/module-api.ts'
import { company } from '../organisation/index.ts'
import { bookOf, refreshAccount } from './account-balance.server.ts'
import { type BankAccount, bankAccount } from './bank-account.ts'
import { bankJournal, openingBalance } from './bank-journal.ts'
import { bookOpening } from './book-payments.server.ts'

/**
 * What an account holds is said by its books: opened once, closed only when empty, and fixed once anything is booked.
 */
export const bankAccountRules = rules(bankAccount, {
  // The books of an account are those of its company, which also is its holder at the bank.
  prepare: async (ctx, draft, before) => {
    if (typeof draft.company !== 'string') return {}
    const { ownerUnit, companyName } = await get(ctx, company, draft.company)
    return {
      holderName: companyName,
      ...(draft.company === before?.company ? {} : { unitId: ownerUnit, deptId: null }),
    }
  },

  check: async (ctx, record, before) => {
    if (before !== null && isMoved(record, before) && (await isBooked(ctx, before)))
      throw Refusal.atField(movedField(record, before), 'bank-account.fixed')
  },

  on: {
    openWith: async (ctx, record, body) => {
      const amount = String(body.amount)
      if (isZero(amount)) throw Refusal.atField('amount', 'bank-account.nothing-to-open')
      await requireUnopened(ctx, record.id)
      const posted = await bookOpening(ctx, record, amount, String(body.date))
      if (!posted.isNew) throw Refusal.atField('amount', 'bank-account.opened-already')
      await refreshAccount(
        ctx,
        await get(ctx.withoutScope('the account as it stands now'), bankAccount, record.id),
        'openWith',
      )
    },
    fetchStatement: async (ctx, record, body) => {
      const [from, through] = [String(body.from), String(body.through)]
      if (from > through || daysBetween(from, through) > longest)
        throw Refusal.atField('from', 'bank-account.statement-days')
      await enqueue(ctx, 'finance.accountStatement', { accountId: record.id, from, through })
    },
    closeAccount: (_ctx, record) => {
      if (!isZero(record.inFlight ?? '0'))
        throw new Refusal('bank-account.in-flight', { amount: record.inFlight ?? '0' }, { status: 409 })
      if (!isZero(record.balance ?? '0'))
        throw new Refusal('bank-account.not-empty', { balance: record.balance ?? '0' }, { status: 409 })
    },
  },
})

const longest = 31
const fixed = ['accountNo', 'currency', 'unitId'] as const

function isMoved(record: BankAccount, before: BankAccount): boolean {
  return fixed.some((name) => record[name] !== before[name])
}

function movedField(record: BankAccount, before: BankAccount): string {
  return fixed.find((name) => record[name] !== before[name]) ?? 'accountNo'
}

/** A go-live may have opened it already. */
async function requireUnopened(ctx: Ctx, accountId: string): Promise<void> {
  const all = ctx.withoutScope('an account is opened once')
  const opened = await find(all, bankJournal, { accountId, purpose: openingBalance })
  if (!isZero(sum(opened.map(({ receiptAmount }) => receiptAmount ?? '0'))))
    throw Refusal.atField('amount', 'bank-account.opened-already')
}

/** An account is booked when money moved on it or is about to. */
async function isBooked(ctx: Ctx, account: BankAccount): Promise<boolean> {
  if (!isZero(account.inFlight ?? '0')) return true
  return account.unitId !== null && !isZero(await balanceOf(ctx, account.unitId, bookOf(account)))
}
