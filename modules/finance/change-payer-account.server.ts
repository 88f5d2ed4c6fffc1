import { type Ctx, get, Refusal } from '../../server/module-api.ts'
import { bankAccount } from './bank-account.ts'
import { payerOf } from './payment-plan-payer.server.ts'
import type { PaymentPlan } from './payment-plan.ts'
import { requireUsable } from './require-payment-allowed.server.ts'

/** The fields of a plan that name a proposed account, emptied. */
export const noProposal = { newPayerAccountId: null, newPayerReason: null, newPayerBy: null } as const

/**
 * Writes down another account of the same legal company that an approved plan is to be paid from; nothing is paid from
 * it before somebody else agrees.
 */
export async function proposeAccount(ctx: Ctx, plan: PaymentPlan, newPayerAccountId: string, newPayerReason: string) {
  // Seen through the caller's own scope first: nobody proposes an account that he may not see.
  await get(ctx, bankAccount, newPayerAccountId)
  await requireSameCompany(ctx, plan, newPayerAccountId)
  return { newPayerAccountId, newPayerReason, newPayerBy: ctx.actor.id }
}

/** Puts the proposed account into the plan, by somebody who neither proposed it nor drafted the plan. */
export async function agreeAccount(ctx: Ctx, plan: PaymentPlan) {
  if (plan.newPayerBy === ctx.actor.id || plan.createBy === ctx.actor.id)
    throw Refusal.atField('newPayerAccountId', 'payment-plan.agree-own-account')
  const payerAccountId = plan.newPayerAccountId ?? plan.payerAccountId
  await requireSameCompany(ctx, plan, payerAccountId)
  return { payerAccountId, ...(await payerOf(ctx, payerAccountId)), payerAgreedBy: ctx.actor.id, ...noProposal }
}

async function requireSameCompany(ctx: Ctx, plan: PaymentPlan, accountId: string): Promise<void> {
  const all = ctx.withoutScope('both accounts are compared by their legal company')
  if (accountId === plan.payerAccountId) throw Refusal.atField('payerAccountId', 'payment-plan.account-is-approved')
  const [approved, proposed] = [
    await get(all, bankAccount, plan.payerAccountId),
    await get(all, bankAccount, accountId),
  ]
  if (approved.company !== proposed.company)
    throw Refusal.atField('payerAccountId', 'payment-plan.account-other-company')
  requireUsable(proposed, plan)
}
