import { Refusal } from '../../core/words/refusal.ts'
import { type Ctx, rules } from '../../server/module-api.ts'
import { requireUnconditional, restrictingAdmission } from './admission/require-admitted.server.ts'
import { counterpartyState } from './contract-and-counterparty-states.ts'
import { counterparty, type Counterparty } from './counterparty.ts'

type Account = NonNullable<Counterparty['accounts']>[number]

/** Who enters an account does not verify it: that takes a second person. */
export const counterpartyRules = rules(counterparty, {
  prepare: (ctx, draft, before) => {
    const accounts = (draft.accounts ?? []).map((account) => signed(ctx, account, before?.accounts ?? []))
    const isRevised = identity.some((name) => (draft[name] ?? null) !== (before?.[name] ?? null))
    return {
      accounts,
      ...unverified(accounts),
      ...(isRevised ? { identityBy: withActor(ctx, before?.identityBy ?? []) } : {}),
    }
  },

  on: {
    restore: requireUnconditional,
    unfreeze: async (ctx, { id }) =>
      (await restrictingAdmission(ctx, id)) === null ? undefined : { status: counterpartyState.restricted },
    reviseIdentity: (ctx) => ({ identityBy: [ctx.actor.id] }),
    verifyAccounts: (ctx, record) => {
      const accounts = record.accounts ?? []
      if (accounts.some(({ verified, enteredBy }) => verified !== '1' && enteredBy === ctx.actor.id))
        throw new Refusal('counterparty.verify-own')
      const verified = accounts.map((account) => ({ ...account, verified: '1' as const }))
      return { accounts: verified, ...unverified(verified) }
    },
  },
})

const identity = ['cpName', 'nameRu', 'nameEn', 'country', 'creditCode', 'inn', 'kpp'] as const
const telling = ['accountName', 'bankName', 'accountNo', 'cnaps', 'swiftCode', 'currency'] as const

/** What tells of accounts that are yet to be verified, and who may not do it. */
function unverified(accounts: readonly Pick<Account, 'verified' | 'enteredBy'>[]) {
  const open = accounts.filter(({ verified }) => verified !== '1')
  return {
    toVerify: open.length === 0 ? ('0' as const) : ('1' as const),
    accountsBy: [...new Set(open.flatMap(({ enteredBy }) => enteredBy ?? []))],
  }
}

function withActor({ actor }: Ctx, people: readonly string[]): readonly string[] {
  return people.includes(actor.id) ? people : [...people, actor.id]
}

/** An account as it was verified, or as somebody has just entered it. */
function signed(ctx: Ctx, account: Account, before: readonly Account[]): Account {
  const old = before.find(({ id }) => id === account.id)
  if (old === undefined || telling.some((name) => (old[name] ?? '') !== (account[name] ?? '')))
    return { ...account, verified: '0', enteredBy: ctx.actor.id, changedTime: ctx.now }
  return { ...account, verified: old.verified, enteredBy: old.enteredBy, changedTime: old.changedTime }
}
