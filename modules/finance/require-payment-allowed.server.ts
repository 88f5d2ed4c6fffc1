import { type Ctx, get, labelOf, Refusal, titleIn } from '../../server/module-api.ts'
import { counterpartyState, type Counterparty, counterparty } from '../contracts/index.ts'
import { requireStillReceived } from './back-to-back-payment-limit.server.ts'
import { type BankAccount, bankAccount } from './bank-account.ts'
import type { PaymentPlan } from './payment-plan.ts'
import { requireRefundable } from './refund-of-advance.server.ts'

/**
 * Refuses to move money unless it leaves the account that was approved, which is in order, for a party that may
 * be paid, to an account of that party that is still on file and verified, and no more than the receipts of a
 * back-to-back plan allow or is left of an advance that goes back. Asked whenever a payment is made and before each of
 * its steps towards the bank, for all of that may change in between.
 */
export async function requirePaymentAllowed(ctx: Ctx, plan: PaymentPlan, account: BankAccount): Promise<void> {
  if (account.id !== plan.payerAccountId) {
    const approved = await get(
      ctx.withoutScope('the account that was approved is named'),
      bankAccount,
      plan.payerAccountId,
    )
    throw new Refusal('bank-payment.other-account', { approved: titleIn(ctx.lang, bankAccount, approved) })
  }
  requireUsable(account, plan)
  const { status } = await requirePayee(ctx, plan)
  if (status === frozen && plan.frozenAllowedBy === null)
    throw Refusal.atField('counterparty', 'payment-plan.party-frozen')
  await requireStillReceived(ctx, plan)
  await requireRefundable(ctx, plan, '0')
}

/** Refuses an account that is frozen, dormant or closed, or keeps another currency than the plan. */
export function requireUsable(account: BankAccount, plan: PaymentPlan): void {
  if (account.status !== '1') throw Refusal.atField('payerAccountId', 'payment-plan.account-not-normal')
  if (account.currency !== plan.currency)
    throw Refusal.atField('payerAccountId', 'payment-plan.currency-differs', { currency: account.currency })
}

/**
 * Refuses a party that may not be paid at all, and an account that the party does not have on file, verified, in this
 * name.
 */
export async function requirePayee(ctx: Ctx, plan: PaymentPlan): Promise<Counterparty> {
  const party = await requireParty(ctx, plan)
  if (accountOf(party, plan)?.verified !== '1') throw Refusal.atField('payeeAccount', 'payment-plan.payee-not-verified')
  return party
}

/** The same for a draft, whose account may wait for its verification until the plan is submitted. */
export async function requireParty(ctx: Ctx, plan: PaymentPlan): Promise<Counterparty> {
  const party = await partyOf(ctx, plan)
  // What was paid before it was entered is recorded, whatever has become of the party since.
  if (plan.supplementary !== '1' && !mayBePaid.includes(party.status)) {
    const status = await labelOf(ctx, 'cpStatus', party.status)
    throw Refusal.atField('counterparty', 'payment-plan.party-barred', {
      party: titleIn(ctx.lang, counterparty, party),
      status,
    })
  }
  const account = accountOf(party, plan)
  if (account !== undefined && account.accountName !== plan.payeeName)
    throw Refusal.atField('payeeName', 'payment-plan.payee-other-name', { name: account.accountName })
  return party
}

/** The payee's account on the card of its party; the verified one where it stands there twice. */
export function accountOf({ accounts }: Counterparty, { payeeAccount }: Pick<PaymentPlan, 'payeeAccount'>) {
  const same = (accounts ?? []).filter(({ accountNo }) => accountNo === payeeAccount)
  return same.find(({ verified }) => verified === '1') ?? same[0]
}

/** The general manager lets one plan be paid to a party that is frozen. */
export async function allowFrozen(ctx: Ctx, plan: PaymentPlan) {
  if ((await partyOf(ctx, plan)).status !== frozen)
    throw Refusal.atField('counterparty', 'payment-plan.party-not-frozen')
  if (plan.createBy === ctx.actor.id) throw Refusal.atField('counterparty', 'payment-plan.allow-own')
  return { frozenAllowedBy: ctx.actor.id }
}

const { admitted, restricted, frozen } = counterpartyState
// A frozen one needs the general manager besides.
const mayBePaid: readonly string[] = [admitted, restricted, frozen]

/** Whom a plan pays, whoever may see him. */
export function partyOf(ctx: Ctx, plan: Pick<PaymentPlan, 'counterparty'>): Promise<Counterparty> {
  return get(
    ctx.withoutScope('parties and their accounts are judged once for everybody'),
    counterparty,
    plan.counterparty,
  )
}
