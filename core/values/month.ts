import { addDays } from './day.ts'

/** The month after a month, over the change of a year too. */
export function monthAfter(month: string): string {
  return addDays(lastDayOf(month), 1).slice(0, 7)
}

/** The last day of a month, whether it has 28, 29, 30 or 31. */
export function lastDayOf(month: string): string {
  const next = addDays(`${month}-28`, 4).slice(0, 7)
  return addDays(`${next}-01`, -1)
}
