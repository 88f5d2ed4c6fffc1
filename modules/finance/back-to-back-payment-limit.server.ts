import { add, compare, div, max, min, mul, round, sub } from '../../core/values/decimal.ts'
import { type Ctx, get, link, Refusal } from '../../server/module-api.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'
import { receiptPlan, type ReceiptPlan } from './receipt-plan.ts'

/**
 * The most that may be paid of a back-to-back plan now: its amount by the share of the linked receipts that has come.
 */
export function executable(planAmount: string, received: string, expected: string): string {
  return round(div(mul(planAmount, min(received, expected)), expected, 6), 2)
}

/**
 * What may be paid of a plan now: what is left of it, and of a back-to-back plan no more than the linked receipts
 * allow.
 */
export async function executableNow(ctx: Ctx, plan: PaymentPlan): Promise<Pick<PaymentPlan, 'executableAmount'>> {
  const left = plan.payableAmount ?? '0'
  const linked = await receiptsOf(ctx, plan, false)
  const allowed =
    linked === null
      ? left
      : min(left, sub(executable(plan.planAmount, linked.actualAmount ?? '0', linked.expectedAmount), usedOf(plan)))
  return { executableAmount: round(max(allowed, '0'), 2) }
}

/** Refuses to pay more than the linked receipts allow; other plans wait for nobody. */
export async function requireReceived(ctx: Ctx, plan: PaymentPlan, amount: string): Promise<void> {
  const linked = await receiptsOf(ctx, plan, true)
  if (linked === null) return
  const received = linked.actualAmount ?? '0'
  const most = executable(plan.planAmount, received, linked.expectedAmount)
  const total = round(add(usedOf(plan), amount), 2)
  if (compare(total, most) <= 0) return
  const share = round(div(mul(received, '100'), linked.expectedAmount, 6), 2)
  throw Refusal.atField('amount', 'payment-plan.waits-for-receipt', { max: most, total, share })
}

/** Ties a back-to-back plan to the receipts it waits for. */
export async function linkReceipts(ctx: Ctx, plan: PaymentPlan): Promise<void> {
  if (plan.receiptPlanId !== null)
    await link(ctx, {
      from: { doc: receiptPlan, id: plan.receiptPlanId },
      to: { doc: paymentPlan, id: plan.id },
      type: 'cover',
      amount: plan.planAmount,
      currency: plan.currency,
    })
}

/** The receipts that a back-to-back plan waits for; null for any other. */
async function receiptsOf(
  ctx: Ctx,
  { backToBack, receiptPlanId }: PaymentPlan,
  lock: boolean,
): Promise<ReceiptPlan | null> {
  if (backToBack !== '1' || receiptPlanId === null) return null
  return get(ctx.withoutScope('a back-to-back payment follows its receipts'), receiptPlan, receiptPlanId, { lock })
}

function usedOf({ actualAmount, inFlightAmount }: PaymentPlan): string {
  return add(actualAmount ?? '0', inFlightAmount ?? '0')
}
