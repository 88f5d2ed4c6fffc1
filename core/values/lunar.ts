import { SolarDay } from 'tyme4ts'
import { isDay } from './day.ts'

/** A day as the Chinese calendar has it. */
export interface LunarDay {
  /** 1 to 12; a leap month bears the number of the one before it. */
  readonly month: number
  readonly leap: boolean
  readonly day: number
  /** Number of the solar term that begins on this day, 0 for the winter solstice; null on other days. */
  readonly term: number | null
  /** Chinese names of the festivals of the day, keys of `festivalWords`. */
  readonly festivals: readonly string[]
}

export const firstLunarYear = 1900
export const lastLunarYear = 2100

/** The lunar day of a day `YYYY-MM-DD`; null outside of 1900 to 2100, where nobody vouches for it (WID-10). */
export function lunarDay(day: string): LunarDay | null {
  if (!isDay(day)) return null
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  if (year < firstLunarYear || year > lastLunarYear) return null
  const solar = SolarDay.fromYmd(year, month, date)
  const lunar = solar.getLunarDay()
  const term = solar.getTermDay()
  const festivals = [lunar.getFestival()?.getName(), solar.getFestival()?.getName()]
  return {
    month: Math.abs(lunar.getMonth()),
    leap: lunar.getLunarMonth().isLeap(),
    day: lunar.getDay(),
    term: term.getDayIndex() === 0 ? term.getSolarTerm().getIndex() : null,
    festivals: festivals.filter((name) => name !== undefined),
  }
}
