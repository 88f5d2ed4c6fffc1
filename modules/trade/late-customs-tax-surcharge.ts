import { daysBetween } from '../../core/values/day.ts'
import { div, mul, round } from '../../core/values/decimal.ts'

interface Owed {
  readonly amount: string | null
  readonly dueDate: string | null
}

// In per cent of what is owed, for each day from the one after it was due.
const ratePerDay = '0.05'

/** What customs add to a tax that is paid on a day after it was due; nothing of one that is paid in time. */
export function lateOn({ amount, dueDate }: Owed, day: string) {
  const days = dueDate === null ? 0 : daysBetween(dueDate, day)
  if (days <= 0) return { lateDays: null, lateFee: null }
  const lateFee = round(div(mul(mul(amount ?? '0', ratePerDay), String(days)), '100', 6), 2)
  return { lateDays: String(days), lateFee }
}
