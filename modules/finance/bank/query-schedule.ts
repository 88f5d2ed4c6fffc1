import { addDays, dayOfMs, msOfDay } from '../../../core/values/day.ts'
import { hourMs } from '../../../core/values/duration.ts'
import type { PaymentRules } from './payment-time-limits.ts'

/**
 * The first moment after `now` at which the bank is asked again about something begun at `since`:
 * 1, 2, 5, 10, 30 minutes, then every hour; the last one exactly at `queryFor`, null after that.
 */
export function nextQuery(since: number, now: number, rules: PaymentRules, queryFor = rules.queryFor): number | null {
  const early = rules.queryAfter.find((after) => since + after > now)
  if (early !== undefined) return since + Math.min(early, queryFor)
  if (now >= since + queryFor) return null
  const rounds = Math.floor((now - since) / rules.queryEvery) + 1
  return since + Math.min(rounds * rules.queryEvery, queryFor)
}

/** When the statement of a day can be asked for: on the next day, at the hour the bank has it ready. */
function statementReadyAt(day: string, rules: PaymentRules): number {
  const eleven = msOfDay(addDays(day, 1))
  return eleven + (rules.statementHour - 11) * hourMs
}

/** The next moment after `now` at which a statement becomes ready. */
export function nextStatementAt(now: number, rules: PaymentRules): number {
  const today = statementReadyAt(addDays(dayOfMs(now), -1), rules)
  return today > now ? today : statementReadyAt(dayOfMs(now), rules)
}
