import { LunarDay, LunarMonth, SolarDay } from 'tyme4ts'
import { firstLunarYear, lastLunarYear } from './lunar.ts'

/**
 * The days, in order and without end but that of the lunar table, on which the lunar date of `day` comes again every so
 * many lunar years, `day` itself first.
 */
export function* lunarYears(day: string, every: number): Generator<string> {
  yield day
  const { year, month, date } = lunarOf(day)
  for (let next = year + every; next <= lastLunarYear; next += every)
    yield dayIn(LunarMonth.fromYm(next, Math.abs(month)), date)
}

/** The same every so many lunar months, leap months counted. */
export function* lunarMonths(day: string, every: number): Generator<string> {
  yield day
  const { year, month, date } = lunarOf(day)
  for (let at = LunarMonth.fromYm(year, month).next(every); at.getYear() < lastLunarYear; at = at.next(every))
    yield dayIn(at, date)
}

/** Whether a day has a lunar date that can come again. */
export function hasLunarDate(day: string): boolean {
  const year = Number(day.slice(0, 4))
  return year > firstLunarYear && year < lastLunarYear
}

function lunarOf(day: string): { readonly year: number; readonly month: number; readonly date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lunar = SolarDay.fromYmd(year, month, date).getLunarDay()
  return { year: lunar.getYear(), month: lunar.getMonth(), date: lunar.getDay() }
}

// The thirtieth of a month that has but twenty-nine days is kept on its last, as people do.
function dayIn(month: LunarMonth, date: number): string {
  const solar = LunarDay.fromYmd(
    month.getYear(),
    month.getMonthWithLeap(),
    Math.min(date, month.getDayCount()),
  ).getSolarDay()
  return [
    String(solar.getYear()).padStart(4, '0'),
    String(solar.getMonth()).padStart(2, '0'),
    String(solar.getDay()).padStart(2, '0'),
  ].join('-')
}
