import { addDays } from './day.ts'

/** The month `YYYY-MM` so many months later, or earlier. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}

/** The last day of a month, whether it has 28, 29, 30 or 31. */
export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1)
}
