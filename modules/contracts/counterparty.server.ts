import { Refusal } from '../../core/refusal.ts'
import { rules } from '../../server/define.ts'
import { counterparty, type Counterparty } from './counterparty.ts'

type Accounts = NonNullable<Counterparty['accounts']>

/** An account stays verified only while nobody touches it; a second person verifies. */
export const counterpartyRules = rules(counterparty, {
  prepare: (ctx, draft, before) => {
    const accounts = (draft.accounts ?? []).map((account) => {
      const same = unchanged(account, before?.accounts ?? [])
      return { ...account, verified: same?.verified === '1' ? '1' as const : '0' as const, changedTime: same === undefined ? ctx.now : same.changedTime }
    })
    return accounts.every(({ verified }) => verified === '1') && before !== null ? { accounts } : { accounts, accountsBy: ctx.actor.id }
  },

  on: {
    verifyAccounts: (ctx, record) => {
      if (record.accountsBy === ctx.actor.id) throw new Refusal('counterparty.verify-own')
      return { accounts: (record.accounts ?? []).map((account) => ({ ...account, verified: '1' })) }
    },
  },
})

const telling = ['accountName', 'bankName', 'accountNo', 'cnaps', 'swiftCode', 'currency'] as const

/** The account as it was, unless something that says where money goes has changed. */
function unchanged(account: Partial<Accounts[number]>, before: Accounts): Accounts[number] | undefined {
  return before.find((old) => old.id === account.id && telling.every((name) => (old[name] ?? '') === (account[name] ?? '')))
}
