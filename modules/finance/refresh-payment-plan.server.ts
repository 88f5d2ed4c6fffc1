import { dayOfMs } from '../../core/values/day.ts'
import { add, compare, isZero, round, sub, sum } from '../../core/values/decimal.ts'
import { type Ctx, change, find, Refusal } from '../../server/module-api.ts'
import { amountHoldingStatuses } from './amount-holding-statuses.ts'
import { receiptAwaited } from './back-to-back-payment-limit.server.ts'
import { bankPayment, type BankPayment } from './bank-payment.ts'
import { refreshContract } from './contract-execution-amounts.server.ts'
import { followCertificate } from './customs-payment.server.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'
import { floatingRange } from './payment-tolerance.server.ts'

/**
 * Recomputes what a locked plan has paid and has on its way, and where it stands; then its contract. One transaction
 * with the payment.
 */
export async function refreshPlan(ctx: Ctx, before: PaymentPlan): Promise<PaymentPlan> {
  const all = ctx.withoutScope('a plan follows all its payments')
  const payments = await find(all, bankPayment, { planId: before.id })
  const paid = payments.filter((payment) => payment.status === '01' && payment.refundFlag !== '1')
  const actualAmount = sum(paid.map((payment) => payment.amount))
  const inFlightAmount = sum(
    payments.filter((payment) => amountHoldingStatuses.includes(payment.status)).map((payment) => payment.amount),
  )
  const paymentStatus = statusOf(before, actualAmount, inFlightAmount, payments)
  const moved = { actualAmount, inFlightAmount, actualDate: lastDay(paid), paymentStatus }
  const payableAmount = sub(before.planAmount, add(actualAmount, inFlightAmount))
  const patch = { ...moved, ...(await receiptAwaited(ctx, { ...before, ...moved, payableAmount })) }
  if (isAsBefore(before, patch)) return before
  const after = await change(all, paymentPlan, before, patch, { verb: verbOf(paymentStatus) })
  if (before.contractId !== null) await refreshContract(ctx, before.contractId)
  await followCertificate(ctx, before)
  return after as unknown as PaymentPlan // what change answers is the record it was given, changed
}

/** The most that may be paid of a plan: planned, and the floating range on top. */
export function limitOf({ planAmount, floatRange }: PaymentPlan): string {
  return add(planAmount, floatingRange(planAmount, floatRange))
}

/** Refuses an amount that, with what is paid and on its way, would be more than the plan allows. */
export function requireRoom(plan: PaymentPlan, amount: string): void {
  const paid = plan.actualAmount ?? '0'
  const inFlight = plan.inFlightAmount ?? '0'
  const max = limitOf(plan)
  const total = add(add(paid, inFlight), amount)
  if (compare(total, max) <= 0) return
  if (isZero(plan.floatRange ?? '0'))
    throw Refusal.atField('amount', 'payment-plan.nothing-left', {
      amount,
      left: round(sub(max, add(paid, inFlight)), 2),
      paid,
      inFlight,
    })
  throw Refusal.atField('amount', 'payment-plan.over-range', { total: round(total, 2), max: round(max, 2) })
}

type Patch = Pick<PaymentPlan, 'actualAmount' | 'inFlightAmount' | 'actualDate' | 'paymentStatus' | 'awaitsReceipt'>

function isAsBefore(plan: PaymentPlan, patch: Patch): boolean {
  return (
    plan.paymentStatus === patch.paymentStatus &&
    plan.actualDate === patch.actualDate &&
    plan.awaitsReceipt === patch.awaitsReceipt &&
    compare(plan.actualAmount ?? '0', patch.actualAmount ?? '0') === 0 &&
    compare(plan.inFlightAmount ?? '0', patch.inFlightAmount ?? '0') === 0
  )
}

/** What people read in the plan's log. */
function verbOf(status: PaymentPlan['paymentStatus']): string {
  const verbs: Readonly<Record<string, string>> = {
    1: 'paidPart',
    2: 'paidWhole',
    3: 'failed',
    4: 'refunded',
    5: 'ended',
  }
  return verbs[status] ?? 'update'
}

function statusOf(
  plan: PaymentPlan,
  actual: string,
  inFlight: string,
  payments: readonly BankPayment[],
): PaymentPlan['paymentStatus'] {
  if (plan.paymentStatus === '5') return '5'
  if (compare(actual, plan.planAmount) >= 0) return '2'
  if (!isZero(actual)) return payments.some((payment) => payment.refundFlag === '1') ? '4' : '1'
  if (payments.some((payment) => payment.refundFlag === '1')) return '4'
  if (isZero(inFlight) && payments.some((payment) => payment.status === '03' || payment.status === '06')) return '3'
  return plan.paymentStatus === '3' ? '3' : '0'
}

function lastDay(paid: readonly BankPayment[]): string | null {
  const times = paid.map((payment) => payment.paidTime ?? payment.createTime)
  return times.length === 0 ? null : dayOfMs(Math.max(...times))
}
