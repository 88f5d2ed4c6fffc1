import { dayMs } from '../../../core/values/duration.ts'
import { isInFlight } from './payment-state.ts'
import type { PaymentState } from './payment-state.ts'
import type { PaymentRules } from './payment-time-limits.ts'
import { nextQuery, nextStatementAt } from './query-schedule.ts'

/**
 * When the bank is asked next, null for never. Also set while a call is in flight: if our process dies before
 * the answer is written, the question finds out, and nothing is sent a second time.
 */
export function nextQueryAt(
  before: PaymentState,
  after: PaymentState,
  now: number,
  rules: PaymentRules,
): number | null {
  if (after.byHand) return null
  const sentAt = after.sentAt ?? now
  if (isInFlight(after)) return nextQuery(sentAt, now, rules)
  switch (after.status) {
    case '02':
      return nextQuery(sentAt, now, rules) ?? now
    case '05':
      return nextQuery(after.statusAt, now, rules, rules.authorisationWindow) ?? now + dayMs
    case '07':
      return nextStatementAt(now, rules)
    // The bank said "paid" before we had it in trading: one question right away concludes it.
    case '08':
      return before.status !== '08' && after.bankSays === 'paid' ? now : (nextQuery(after.statusAt, now, rules) ?? now)
    default:
      return null
  }
}
