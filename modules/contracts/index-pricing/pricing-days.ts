import { addDays } from '../../../core/values/day.ts'
import { addMonths, lastDayOf } from '../../../core/values/month.ts'

interface Asked {
  readonly window?: string | null
  readonly month?: string | null
  readonly ladingDate?: string | null
  readonly ladingDays?: string | null
}

const monthsAway: Readonly<Record<string, number>> = { 'M-1': -1, M: 0, 'M+1': 1 }

/** The first and the last day over which indices are averaged; null while something is not said yet. */
export function pricingDays({ window, month, ladingDate, ladingDays }: Asked): { from: string; to: string } | null {
  if (window === 'BL') {
    if (!ladingDate || !ladingDays) return null
    return { from: addDays(ladingDate, -Number(ladingDays)), to: addDays(ladingDate, Number(ladingDays)) }
  }
  if (!month || !window) return null
  // The last week of the month before, its last seven days.
  if (window === 'LW') {
    const to = lastDayOf(addMonths(month, -1))
    return { from: addDays(to, -6), to }
  }
  const of = addMonths(month, monthsAway[window] ?? 0)
  return { from: `${of}-01`, to: lastDayOf(of) }
}
