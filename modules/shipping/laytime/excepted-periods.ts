import { addDays, isDay } from '../../../core/values/day.ts'
import { minuteOf, wallTimeOf } from '../../../core/values/time-zone.ts'
import type { Call, DayOff, Terms } from './charter-terms.ts'

/** A time that does not count by the term. */
export interface RestWindow {
  readonly from: number
  readonly to: number
  readonly why: 'rest' | 'holiday'
}

/** Numbers of the days of the week, Sunday is 0. */
const [sunday, friday] = [0, 5]
const restDayOf: Readonly<Record<string, number>> = { shex: sunday, shexuu: sunday, fhex: friday }

/** Whether days of rest and holidays do not count by a term. */
export function leavesOut(term: string): boolean {
  return restDayOf[term] !== undefined
}

/**
 * The times between two minutes that the term leaves out: the day of rest from the hour on its eve to the hour after
 * it, and holidays to the same hour after them.
 */
export function restWindows(
  { zone, daysOff }: Pick<Call, 'zone' | 'daysOff'>,
  { term, restFrom, restTo }: Pick<Terms, 'term' | 'restFrom' | 'restTo'>,
  from: number,
  to: number,
): readonly RestWindow[] {
  const restDay = restDayOf[term]
  if (restDay === undefined) return []
  const at = (day: string, clock: string) => minuteOf({ day, clock }, zone)
  const windows: RestWindow[] = []
  const first = addDays(wallTimeOf(from, zone).day, -2)
  const last = addDays(wallTimeOf(to, zone).day, 2)
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const after = addDays(day, 1)
    if (weekdayOf(day) === restDay)
      windows.push({ from: at(addDays(day, -1), restFrom), to: at(after, restTo), why: 'rest' })
    const off = daysOff.find((one) => one.day === day)
    if (off) windows.push({ ...holidayOf(off, at, restTo), why: 'holiday' })
  }
  return windows
}

function holidayOf({ day, half }: DayOff, at: (day: string, clock: string) => number, restTo: string) {
  const after = addDays(day, 1)
  return half ? { from: at(day, '12:00'), to: at(after, '00:00') } : { from: at(day, '00:00'), to: at(after, restTo) }
}

/** Why a minute does not count by the term, null when it does. */
export function restAt(windows: readonly RestWindow[], minute: number): RestWindow['why'] | null {
  const found = windows.filter(({ from, to }) => from <= minute && minute < to).map(({ why }) => why)
  return found.find((why) => why === 'holiday') ?? found[0] ?? null
}

function weekdayOf(day: string): number {
  if (!isDay(day)) throw new RangeError('not a day')
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
