import { daysBetween } from '../../core/values/day.ts'
import { div, max, min, mul, sub } from '../../core/values/decimal.ts'

interface Owed {
  readonly due: string
  readonly paid: string
  readonly dueDate: string
  /** Per cent a day, and of what is owed at most. */
  readonly lateRate: string
  readonly lateCap: string
}

/** What a delay costs up to a day. */
export function lateFee({ due, paid, dueDate, lateRate, lateCap }: Owed, day: string): string {
  const days = Math.max(0, daysBetween(dueDate, day))
  const owed = max(sub(due, paid), '0')
  const pct = min(mul(lateRate, String(days)), lateCap)
  return div(mul(owed, pct), '100', 2)
}
