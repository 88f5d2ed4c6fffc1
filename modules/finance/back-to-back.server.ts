import { add, compare, div, min, mul, round } from '../../core/decimal.ts'
import { type Ctx, get, link } from '../../server/define.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'
import { refuseAt } from './payable.server.ts'
import { receiptPlan } from './receipt-plan.ts'

/** The most that may be paid of a back-to-back plan now: its amount by the share of the linked receipts that has come. */
export function executable(planAmount: string, received: string, expected: string): string {
  return round(div(mul(planAmount, min(received, expected)), expected, 6), 2)
}

/** Refuses to pay more than the linked receipts allow; other plans wait for nobody. */
export async function requireReceived(ctx: Ctx, plan: PaymentPlan, amount: string): Promise<void> {
  if (plan.backToBack !== '1' || plan.receiptPlanId === null) return
  const linked = await get(ctx.withoutScope('a back-to-back payment follows its receipts'), receiptPlan, plan.receiptPlanId, { lock: true })
  const received = linked.actualAmount ?? '0'
  const max = executable(plan.planAmount, received, linked.expectedAmount)
  const total = round(add(add(plan.actualAmount ?? '0', plan.inFlightAmount ?? '0'), amount), 2)
  if (compare(total, max) <= 0) return
  throw refuseAt('amount', 'payment-plan.waits-for-receipt', { max, total, share: round(div(mul(received, '100'), linked.expectedAmount, 6), 2) })
}

/** Ties a back-to-back plan to the receipts it waits for. */
export async function linkReceipts(ctx: Ctx, plan: PaymentPlan): Promise<void> {
  if (plan.receiptPlanId !== null) await link(ctx, { from: { doc: receiptPlan, id: plan.receiptPlanId }, to: { doc: paymentPlan, id: plan.id }, type: 'cover', amount: plan.planAmount, currency: plan.currency })
}
