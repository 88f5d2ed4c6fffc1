import { addDays } from '../../../core/values/day.ts'
import { minuteOf, wallTimeOf } from '../../../core/values/time-zone.ts'
import type { Call } from './charter-terms.ts'
import { restAt, type RestWindow } from './excepted-periods.ts'

/**
 * When a notice is good: not before the vessel is alongside unless the charter party says so, and within the hours of
 * the office on a day that is worked.
 */
export function noticeTaken(
  { office, zone, wibon, facts }: Call,
  windows: readonly RestWindow[],
  given: number,
  end: number,
): number {
  const alongside = facts.find(({ event }) => event === 'ber')?.at ?? given
  const from = wibon ? given : Math.max(given, alongside)
  if (office === null) return from
  const { day, clock } = wallTimeOf(from, zone)
  if (office.from <= clock && clock <= office.to && restAt(windows, from) === null) return from
  const first = clock < office.from ? day : addDays(day, 1)
  for (let next = first; ; next = addDays(next, 1)) {
    const at = minuteOf({ day: next, clock: office.from }, zone)
    if (at >= end) return end
    // The hours of rest may end within those of the office.
    const rest = windows.filter((window) => window.from <= at && at < window.to).map(({ to }) => to)
    const opened = Math.max(at, ...rest)
    if (restAt(windows, opened) === null && opened <= minuteOf({ day: next, clock: office.to }, zone)) return opened
  }
}
