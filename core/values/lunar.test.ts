import { SearchMoonPhase, SearchSunLongitude } from 'astronomy-engine'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from './day.ts'
import { festivalWords, lunarText, lunarWhole } from './lunar-words.ts'
import { lunarDay } from './lunar.ts'

const hour = 3_600_000
const dayLength = 24 * hour

const east120 = 8 * hour

// Since 1929 the rules of GB/T 33661 hold; predictions of the Earth's turning leave the day of an instant half a minute
// from midnight open. Before, almanacs were printed by the time of Beijing and by older tables, some minutes off.
const open = (moment: Date) => (moment.getTime() < Date.UTC(1928, 11, 31, 16) ? 16 * 60_000 : 30_000)

/** The days in China that an instant may belong to, the likely one first. */
function daysOf(moment: Date): readonly string[] {
  return [
    ...new Set(
      [0, -1, 1].map((sign) => new Date(moment.getTime() + east120 + sign * open(moment)).toISOString().slice(0, 10)),
    ),
  ]
}

const years = Array.from({ length: 201 }, (_, at) => 1900 + at)
const moons = newMoons(Date.UTC(1900, 0, 1), Date.UTC(2100, 11, 31))
const terms = years.map((year) => termsOf(year))

describe('WID-10 the lunar calendar agrees with the sky from 1900 to 2100', () => {
  const firsts = moons.map(
    (moon) => daysOf(moon).find((day) => lunarDay(day)?.day === 1) ?? `none at ${moon.toISOString()}`,
  )
  const termDays = terms.map((ofYear) =>
    ofYear.map(
      (term, at) =>
        daysOf(term).find((day) => lunarDay(day)?.term === (at + 1) % 24) ?? `none at ${term.toISOString()}`,
    ),
  )

  test('every new moon begins a month, and nothing else does', () => {
    expect(firsts.filter((day) => day.startsWith('none'))).toEqual([])
    // Months of 29 or 30 days in a row leave no room for another first day.
    for (const [at, day] of firsts.slice(1).entries()) {
      const length = daysBetween(firsts[at] ?? '', day)
      expect([29, 30], day).toContain(length)
      expect(lunarDay(addDays(day, -1))?.day, day).toBe(length)
    }
  })

  test('since 1929 the only day that the sky leaves open is one new moon of 2097, fifteen seconds from midnight', () => {
    const doubtful = [...moons, ...terms.flat()].filter(
      (moment) => moment.getUTCFullYear() > 1928 && daysOf(moment).length > 1,
    )
    expect(
      doubtful
        .filter(
          (moment) => !firsts.includes(daysOf(moment)[0] ?? '') && !termDays.flat().includes(daysOf(moment)[0] ?? ''),
        )
        .map((moment) => moment.toISOString().slice(0, 16)),
    ).toEqual(['2097-08-07T16:00'])
  })

  test('every solar term falls on its day', () => {
    expect(termDays.flat().filter((day) => day.startsWith('none'))).toEqual([])
  })

  test('the winter solstice is in the eleventh month, and of thirteen months the first without a major term is the leap one', () => {
    const majors = termDays.flatMap((ofYear) => ofYear.filter((_, at) => at % 2 === 1))
    const solstices = termDays.map((ofYear) => ofYear[23] ?? '')
    for (const [at, solstice] of solstices.slice(1).entries()) {
      const [start, end] = [solstices[at] ?? '', solstice].map((day) => firsts.findLastIndex((first) => first <= day))
      const months = firsts.slice(start, end)
      const barren = months.filter(
        (first, index) => !majors.some((day) => day >= first && day < (firsts[(start ?? 0) + index + 1] ?? '')),
      )
      const leap = months.length === 13 ? barren[0] : undefined
      let expected = 10
      for (const first of months) {
        if (first !== leap) expected = (expected % 12) + 1
        expect(lunarDay(first), first).toMatchObject({ month: expected, leap: first === leap })
      }
    }
  })
})

function newMoons(from: number, to: number): readonly Date[] {
  const found: Date[] = []
  for (let at = from; at < to;) {
    const moon = SearchMoonPhase(0, new Date(at), 40)?.date
    if (!moon) throw new Error('no new moon was found')
    found.push(moon)
    at = moon.getTime() + 20 * dayLength
  }
  return found
}

/** The instants of the 24 terms of a year, from the lesser cold (1) to the winter solstice (24, or 0). */
function termsOf(year: number): readonly Date[] {
  let from = Date.UTC(year - 1, 11, 31, 12)
  return Array.from({ length: 24 }, (_, at) => {
    const term = SearchSunLongitude((285 + 15 * at) % 360, new Date(from), 40)?.date
    if (!term) throw new Error('no solar term was found')
    from = term.getTime() + 5 * dayLength
    return term
  })
}

test('WID-10 knows the days that people check a calendar by', () => {
  const says = (day: string) => {
    const lunar = lunarDay(day)
    return lunar && [lunarWhole(lunar, 'zh'), ...lunar.festivals]
  }
  expect(says('2025-01-29')).toEqual(['正月初一', '春节'])
  expect(says('2025-05-31')).toEqual(['五月初五', '端午节'])
  expect(says('2025-07-25')).toEqual(['闰六月初一'])
  expect(says('2025-10-06')).toEqual(['八月十五', '中秋节'])
  expect(says('2026-02-16')).toEqual(['腊月廿九', '除夕'])
  expect(says('2026-02-17')).toEqual(['正月初一', '春节'])
  expect(says('2026-10-01')).toEqual(['八月廿一', '国庆节'])
})

test('WID-10 beyond 1900 to 2100 nobody vouches for a lunar day, and what is no day has none', () => {
  expect([lunarDay('1899-12-31'), lunarDay('2101-01-01'), lunarDay('2026-02-30'), lunarDay('')]).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(lunarDay('1900-01-01')).toMatchObject({ month: 12, day: 1, leap: false })
  expect(lunarDay('2100-12-31')).toMatchObject({ month: 12, day: 1, leap: false })
})

test('WID-10 a day is named by its festival, its term, its month or itself, in three languages', () => {
  const short = (day: string) => {
    const lunar = lunarDay(day)
    return lunar && [lunarText(lunar, 'zh'), lunarText(lunar, 'ru'), lunarText(lunar, 'en')]
  }
  expect(short('2026-02-17')).toEqual(['春节', 'Праздник весны', 'Spring Festival'])
  expect(short('2026-02-04')).toEqual(['立春', 'Начало весны', 'Start of Spring'])
  expect(short('2025-07-25')).toEqual(['闰六月', 'доп. 6-й месяц', 'Leap month 6'])
  expect(short('2026-11-21')).toEqual(['十三', '☾13.10', '☾10/13'])
  // The second day of the leap month says so, too.
  expect(short('2025-07-26')).toEqual(['初二', '☾2.6+', '☾6+/2'])
  for (let day = '2026-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
    for (const name of lunarDay(day)?.festivals ?? []) expect(Object.keys(festivalWords), day).toContain(name)
  }
})
