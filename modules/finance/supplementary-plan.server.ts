import { type Ctx, get, rules } from '../../server/module-api.ts'
import { lockAccount, refreshAccount } from './account-balance.server.ts'
import { bankAccount } from './bank-account.ts'
import { bookSupplementary } from './book-payments.server.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'

/** A plan entered after the money had left: once approved it is booked on its own day, and no payment is made of it. */
export const supplementaryRules = rules(paymentPlan, {
  on: {
    approved: async (ctx, plan) => {
      if (plan.supplementary !== '1') return {}
      await book(ctx, plan)
      return { paymentStatus: '2', actualAmount: plan.planAmount, actualDate: plan.planDate }
    },
  },
})

async function book(ctx: Ctx, plan: PaymentPlan): Promise<void> {
  const account = await lockAccount(ctx, plan.payerAccountId)
  await bookSupplementary(ctx, plan, account)
  await refreshAccount(
    ctx,
    await get(ctx.withoutScope('the account as it stands now'), bankAccount, account.id),
    'update',
  )
}
