import { addDays } from '../../../core/values/day.ts'
import { firstLunarYear, lastLunarYear } from '../../../core/values/lunar.ts'
import { addMonths } from '../../../core/values/month.ts'

/** The six weeks, Monday first, in which a month `yyyy-MM` stands. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`
  const start = addDays(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7))
  return Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, at) => addDays(start, week * 7 + at)),
  )
}

/** The month some months later (or earlier, when negative), within the years of the calendar. */
export function monthAfter(month: string, step: number): string {
  const moved = addMonths(month, step)
  if (moved < `${firstLunarYear}-01`) return `${firstLunarYear}-01`
  return moved > `${lastLunarYear}-12` ? `${lastLunarYear}-12` : moved
}

/** The same day of another month, or the last day it has. */
export function dayIn(month: string, day: string): string {
  const last = addDays(`${monthAfter(month, 1)}-01`, -1)
  const wanted = `${month}-${day.slice(8)}`
  return last.startsWith(month) && wanted > last ? last : wanted
}

/** The 20 years around a year that the list shows (WID-10). */
export function yearsAround(year: number): readonly number[] {
  const first = Math.max(firstLunarYear, Math.min(year - 10, lastLunarYear - 19))
  return Array.from({ length: 20 }, (_, at) => first + at)
}
