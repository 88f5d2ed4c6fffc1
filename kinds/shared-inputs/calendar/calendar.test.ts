import { expect, test } from 'vitest'
import { dayIn, monthAfter, weeksOf, yearsAround } from './month-weeks.ts'
import { isWhole, pick, standing } from './pick-days.ts'

test('WID-10 one click picks a day, several toggle, a range takes its start, then its end, and swaps them', () => {
  expect(pick('one', ['2026-01-01'], '2026-02-03', 0)).toEqual(['2026-02-03'])
  expect(pick('several', ['2026-01-05'], '2026-01-02', 0)).toEqual(['2026-01-02', '2026-01-05'])
  expect(pick('several', ['2026-01-02', '2026-01-05'], '2026-01-05', 0)).toEqual(['2026-01-02'])
  expect(pick('several', ['2026-01-02', '2026-01-05'], '2026-01-06', 2)).toEqual(['2026-01-02', '2026-01-05'])
  expect(pick('range', [], '2026-01-05', 0)).toEqual(['2026-01-05'])
  expect(pick('range', ['2026-01-05'], '2026-01-02', 0)).toEqual(['2026-01-02', '2026-01-05'])
  expect(pick('range', ['2026-01-05'], '2026-01-05', 0)).toEqual(['2026-01-05', '2026-01-05'])
  expect(pick('range', ['2026-01-02', '2026-01-05'], '2026-01-09', 0)).toEqual(['2026-01-09'])
  expect([isWhole('range', ['2026-01-05']), isWhole('range', []), isWhole('several', ['2026-01-05'])]).toEqual([
    false,
    true,
    true,
  ])
})

test('WID-10 days between the ends of a range, begun or whole, are shown as such', () => {
  const at = (chosen: readonly string[], toward: string) =>
    ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'].map((day) => standing('range', chosen, day, toward))
  expect(at(['2026-01-01', '2026-01-03'], '2026-01-04')).toEqual(['chosen', 'between', 'chosen', 'free'])
  expect(at(['2026-01-04'], '2026-01-02')).toEqual(['free', 'free', 'between', 'chosen'])
})

test('WID-10 the list shows the 20 years around the current one, within 1900 to 2100', () => {
  expect([yearsAround(2026)[0], yearsAround(2026).at(-1), yearsAround(2026)]).toMatchObject([
    2016,
    2035,
    { length: 20 },
  ])
  expect([yearsAround(1901)[0], yearsAround(2099).at(-1), yearsAround(2099)]).toMatchObject([
    1900,
    2100,
    { length: 20 },
  ])
})

test('WID-10 a month is six weeks that begin on Monday, and navigation stays within the calendar', () => {
  const weeks = weeksOf('2026-11')
  expect([weeks[0]?.[0], weeks[0]?.[6], weeks[5]?.[6], weeks.flat()]).toMatchObject([
    '2026-10-26',
    '2026-11-01',
    '2026-12-06',
    { length: 42 },
  ])
  expect([
    monthAfter('2026-11', 2),
    monthAfter('2026-01', -1),
    monthAfter('1900-01', -1),
    monthAfter('2100-12', 12),
  ]).toEqual(['2027-01', '2025-12', '1900-01', '2100-12'])
  expect([dayIn('2026-02', '2026-01-31'), dayIn('2100-12', '2100-11-30'), dayIn('2024-02', '2026-01-29')]).toEqual([
    '2026-02-28',
    '2100-12-30',
    '2024-02-29',
  ])
})
