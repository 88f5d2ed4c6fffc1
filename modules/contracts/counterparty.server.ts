import { Refusal } from '../../core/refusal.ts'
import { rules } from '../../server/define.ts'
import { counterparty, type Counterparty } from './counterparty.ts'

type Accounts = NonNullable<Counterparty['accounts']>

/** An account stays verified only while nobody touches it; a second person verifies. */
export const counterpartyRules = rules(counterparty, {
  prepare: (ctx, draft, before) => {
    const accounts = (draft.accounts ?? []).map((account) => ({ ...account, verified: stillVerified(account, before?.accounts ?? []) ? '1' as const : '0' as const }))
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

function stillVerified(account: Partial<Accounts[number]>, before: Accounts): boolean {
  const old = before.find((one) => one.id === account.id)
  return old?.verified === '1' && telling.every((name) => (old[name] ?? '') === (account[name] ?? ''))
}
