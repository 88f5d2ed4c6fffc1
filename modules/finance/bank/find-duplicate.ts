import { add, compare } from '../../../core/values/decimal.ts'
import { isInFlight, occupiesPlan } from './payment-state.ts'
import type { BankPayStatus, PaymentState } from './payment-state.ts'
import { defaultPaymentRules } from './payment-time-limits.ts'
import type { PaymentRules } from './payment-time-limits.ts'

type Earlier = Pick<
  PaymentState,
  'id' | 'status' | 'sentAt' | 'amount' | 'currency' | 'payerAccount' | 'payeeAccount' | 'refundFlag'
>

/** The latest earlier payment of the same amount between the same accounts within three days, or null. */
export function findDuplicate(
  payment: Earlier,
  others: readonly Earlier[],
  now: number,
  rules: PaymentRules = defaultPaymentRules,
): string | null {
  const hits = others.filter(
    (other) => other.id !== payment.id && isTwin(payment, other) && isRecent(other, now, rules),
  )
  return hits.sort((a, b) => (b.sentAt ?? 0) - (a.sentAt ?? 0))[0]?.id ?? null
}

/**
 * Whether the plan has no room left for this payment: payments that were made (and not refunded) or hold an amount of
 * the plan together with this one are more than `limit`, the plan's amount with its floating range.
 */
export function isPlanCovered(payment: Earlier, ofPlan: readonly Earlier[], limit: string): boolean {
  const counted = ofPlan.filter(
    (other) => other.id !== payment.id && (occupiesPlan(other) || (other.status === '01' && !other.refundFlag)),
  )
  const total = counted.reduce((sum, other) => add(sum, other.amount), payment.amount)
  return compare(total, limit) > 0
}

const suspect: readonly BankPayStatus[] = ['01', '02', '04', '05', '08']

function isTwin(payment: Earlier, other: Earlier): boolean {
  return (
    (suspect.includes(other.status) || isInFlight(other)) &&
    other.payerAccount === payment.payerAccount &&
    other.payeeAccount === payment.payeeAccount &&
    other.currency === payment.currency &&
    compare(other.amount, payment.amount) === 0
  )
}

function isRecent(other: Earlier, now: number, rules: PaymentRules): boolean {
  return other.sentAt !== null && now - other.sentAt <= rules.duplicateWithin
}
