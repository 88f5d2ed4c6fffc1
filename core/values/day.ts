import { dayMs, hourMs } from './duration.ts'

/** China has kept one zone, eight hours before UTC, and no summer time since 1992. */
export const shanghaiAheadMs = 8 * hourMs

// A day travels as the instant of its 11:00, so that no zone a reader sits in turns it into another day.
const middle = 11 * hourMs

const shape = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

// One day is asked for again and again: today, for every record that is checked.
let last = { count: Number.NaN, day: '' }

/** The day, `YYYY-MM-DD`, that an instant in milliseconds falls on in Asia/Shanghai. */
export function dayOfMs(ms: number): string {
  const count = Math.floor((ms + shanghaiAheadMs) / dayMs)
  if (count !== last.count) last = { count, day: new Date(ms + shanghaiAheadMs).toISOString().slice(0, 10) }
  return last.day
}

/** The hour, 0 to 23, of an instant in milliseconds in Asia/Shanghai. */
export function hourOfMs(ms: number): number {
  return new Date(ms + shanghaiAheadMs).getUTCHours()
}

/** The instant of 11:00 in Asia/Shanghai on a day `YYYY-MM-DD`; RangeError when it is no day. */
export function msOfDay(day: string): number {
  const midnight = midnightOf(day)
  if (Number.isNaN(midnight)) throw new RangeError('not a day')
  return midnight + middle - shanghaiAheadMs
}

/** The later of two days `YYYY-MM-DD`. */
export function laterDay(one: string, other: string): string {
  return one > other ? one : other
}

/** Whether a text is a day of the calendar written `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(midnightOf(value))
}

// The days of a list come again and again.
const most = 4_000
const midnights = new Map<string, number>()

/** UTC midnight of a day, or NaN. */
function midnightOf(day: string): number {
  const known = midnights.get(day)
  if (known !== undefined) return known
  const midnight = readMidnight(day)
  if (Number.isNaN(midnight)) return midnight
  if (midnights.size >= most) midnights.clear()
  midnights.set(day, midnight)
  return midnight
}

function readMidnight(day: string): number {
  if (!shape.test(day)) return Number.NaN
  const ms = Date.parse(day)
  const dayOfMonth = Number(day.slice(8))
  // 31 April parses and rolls over into May: only a day that comes back the same exists.
  return dayOfMonth <= 28 || new Date(ms).getUTCDate() === dayOfMonth ? ms : Number.NaN
}

/** The day some whole days later (or earlier, when negative). */
export function addDays(day: string, days: number): string {
  return dayOfMs(msOfDay(day) + days * dayMs)
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(msOfDay(day)).getUTCDay())
}

/** Whole days from one day to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((msOfDay(to) - msOfDay(from)) / dayMs)
}

/** The same day of the year before, `YYYY-MM-DD`; the 29th of February follows the 28th. */
export function yearBefore(day: string): string {
  const before = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`
  return before.endsWith('-02-29') ? before.replace(/29$/, '28') : before
}
