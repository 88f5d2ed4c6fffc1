import { shanghaiAheadMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'

// Day 61 of the spreadsheets' calendar is 1 March 1900; before it they count a 29 February that never was.
const epoch = Date.UTC(1899, 11, 30)
const first = 61
const last = 2_958_465

/** A day as spreadsheets count it; null for days their calendar tells wrongly. */
export function serialOfDay(day: string): number | null {
  return known((Date.parse(`${day}T00:00:00Z`) - epoch) / dayMs)
}

/**
 * An instant, as the clocks of Shanghai show it, as spreadsheets count it: to the second that began, so that the last
 * moment of a day stays in it.
 */
export function serialOfMs(ms: number): number | null {
  return known((Math.floor(ms / 1_000) * 1_000 + shanghaiAheadMs - epoch) / dayMs)
}

/** The day of a number that a spreadsheet holds for one; null when it is none. */
export function dayOfSerial(serial: number, counts1904: boolean): string | null {
  const found = known(counts1904 ? serial + 1462 : serial)
  return found === null ? null : new Date(epoch + Math.floor(found) * dayMs).toISOString().slice(0, 10)
}

/** The instant that the clocks of Shanghai show. */
export function msOfSerial(serial: number, counts1904: boolean): number | null {
  const found = known(counts1904 ? serial + 1462 : serial)
  // To the second: fractions of a day are never exact.
  return found === null ? null : Math.round((epoch + found * dayMs) / 1_000) * 1_000 - shanghaiAheadMs
}

function known(serial: number): number | null {
  return serial >= first && serial < last + 1 ? serial : null
}
