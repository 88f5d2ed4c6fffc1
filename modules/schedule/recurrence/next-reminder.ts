import { dayMs, minuteMs } from '../../../core/values/duration.ts'
import { type Exceptions, occurrencesBetween, type Repeated } from './occurrences.ts'

// Most entries come again within the month; the rarest, every ninety-nine years, need no reminder that far ahead.
const spans = [40 * dayMs, 400 * dayMs, 12 * 366 * dayMs]

/** When its people are to be reminded next after an instant; null when never again, or when they asked for none. */
export function nextReminder(
  event: Repeated & { readonly remind: string },
  after: number,
  exceptions: Exceptions,
): number | null {
  if (event.remind === '-1') return null
  const ahead = Number(event.remind) * minuteMs
  for (const span of spans) {
    const next = occurrencesBetween(
      { ...event, endTime: event.startTime },
      after + ahead + 1,
      after + ahead + span,
      exceptions,
    )[0]
    if (next !== undefined) return next.start - ahead
  }
  return null
}
