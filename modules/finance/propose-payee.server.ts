import { type Ctx, save, Refusal } from '../../server/module-api.ts'
import { counterparty } from '../contracts/index.ts'
import type { PaymentPlan } from './payment-plan.ts'
import { accountOf, partyOf } from './require-payment-allowed.server.ts'

type Payee = Pick<PaymentPlan, 'counterparty' | 'payeeAccount'>
type Standing = 'verified' | 'waiting' | 'new'

/** Where the payee's account of a plan stands on the card of its party; null until both are chosen. */
export async function payeeStanding(
  ctx: Ctx,
  { counterparty: party, payeeAccount }: Partial<{ readonly [K in keyof Payee]: Payee[K] | null }>,
): Promise<Standing | null> {
  if (!party || !payeeAccount) return null
  const account = accountOf(await partyOf(ctx, { counterparty: party }), { payeeAccount })
  if (account === undefined) return 'new'
  return account.verified === '1' ? 'verified' : 'waiting'
}

/** Writes the payee's account on the card of its party, as one that somebody else has to verify. */
export async function proposePayee(ctx: Ctx, plan: PaymentPlan) {
  const party = await partyOf(ctx, plan)
  if (accountOf(party, plan) !== undefined) throw Refusal.atField('payeeAccount', 'payment-plan.payee-on-file')
  const {
    payeeName: accountName,
    payeeBank: bankName,
    payeeAccount: accountNo,
    payeeCnaps: cnaps,
    swiftCode,
    currency,
  } = plan
  const all = ctx.withoutScope('a drafter proposes an account; nothing goes to it before somebody else verifies it')
  const accounts = [...(party.accounts ?? []), { accountName, bankName, accountNo, cnaps, swiftCode, currency }]
  await save(all, counterparty, { id: party.id, ver: party.ver, accounts: accounts.map((account) => ({ ...account })) })
  return { payeeStanding: 'waiting' as const }
}
