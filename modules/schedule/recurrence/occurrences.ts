import { addDays, dayOfMs, daysBetween, isWeekend, msOfDay } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { hasLunarDate, lunarMonths, lunarYears } from '../../../core/values/lunar-repeat.ts'

/** What says when an entry comes again. */
export interface Repeated {
  readonly startTime: number
  readonly endTime: number
  readonly repeat: string
  readonly repeatEvery: string | number | null
  readonly until: string | null
  /** Days of the series that were taken out of it. */
  readonly skipped: readonly string[] | null
}

/** Days that are not what their weekday says: true for one that is worked. */
export type Exceptions = ReadonlyMap<string, boolean>

/** One time that an entry takes place; `day` names it within its series. */
export interface Occurrence {
  readonly day: string
  readonly start: number
  readonly end: number
}

/** Every time an entry takes place between two instants, in order. */
export function occurrencesBetween(event: Repeated, from: number, to: number, exceptions: Exceptions): Occurrence[] {
  const first = dayOfMs(event.startTime)
  const length = event.endTime - event.startTime
  const inDay = event.startTime - msOfDay(first)
  const skipped = new Set(event.skipped ?? [])
  const last = earlier(dayOfMs(to), event.until)
  const found: Occurrence[] = []
  for (const day of daysFrom(event, first, dayOfMs(from - length), exceptions)) {
    if (day > last) break
    const start = msOfDay(day) + inDay
    if (!skipped.has(day) && start + length >= from && start <= to) found.push({ day, start, end: start + length })
  }
  return found
}

/** Whether an entry takes place on a day of its series. */
export function takesPlaceOn(event: Repeated, day: string, exceptions: Exceptions): boolean {
  const noon = msOfDay(day)
  const day24 = dayMs
  return occurrencesBetween({ ...event, endTime: event.startTime }, noon - day24, noon + day24, exceptions).some(
    (one) => one.day === day,
  )
}

/** Days in order: those before `from` may be left out, the end is whoever asks. */
function daysFrom(
  { repeat, repeatEvery }: Repeated,
  first: string,
  from: string,
  exceptions: Exceptions,
): Iterable<string> {
  const every = Math.max(1, Number(repeatEvery ?? 1))
  if (repeat === '1') return byDays(first, every, from)
  if (repeat === '2') return byDays(first, every * 7, from)
  if (repeat === '3') return byMonths(first, every, from)
  if (repeat === '4') return byMonths(first, every * 12, from)
  if (repeat === '5') return workingDaysFrom(first, from, exceptions)
  if (repeat === '6' && hasLunarDate(first)) return lunarMonths(first, every)
  if (repeat === '7' && hasLunarDate(first)) return lunarYears(first, every)
  return [first]
}

function* byDays(first: string, step: number, from: string): Generator<string> {
  const skipped = Math.max(0, Math.floor(daysBetween(first, from) / step))
  for (let turn = skipped; ; turn += 1) yield addDays(first, turn * step)
}

// A month without that day is left out, as every calendar program does (RFC 5545).
function* byMonths(first: string, step: number, from: string): Generator<string> {
  const [year = 0, month = 1] = first.split('-').map(Number)
  const [fromYear = 0, fromMonth = 1] = from.split('-').map(Number)
  const skipped = Math.max(0, Math.floor(((fromYear - year) * 12 + fromMonth - month) / step))
  for (let turn = skipped; ; turn += 1) {
    const index = year * 12 + month - 1 + turn * step
    const name = `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
    const day = Number(first.slice(8))
    if (day <= new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate())
      yield `${name}-${first.slice(8)}`
  }
}

function* workingDaysFrom(first: string, from: string, exceptions: Exceptions): Generator<string> {
  for (let day = from > first ? from : first; ; day = addDays(day, 1))
    if (exceptions.get(day) ?? !isWeekend(day)) yield day
}

function earlier(day: string, other: string | null): string {
  return other !== null && other < day ? other : day
}
