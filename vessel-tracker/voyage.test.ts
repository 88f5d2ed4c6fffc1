import { expect, test } from 'vitest'
import { reportsOf } from './voyage.ts'

const until = Date.parse('2026-11-26T08:00:00Z')
const after = until - 3_600_000

test('a vessel reports every ten minutes, and the same places whenever it is asked', () => {
  const reports = reportsOf('413456780', after, until)
  expect(reports.map(({ TIME }) => TIME.slice(11, 16))).toEqual(['07:10', '07:20', '07:30', '07:40', '07:50', '08:00'])
  expect(reportsOf('413456780', after, until)).toEqual(reports)
})

test('the last digit says what is wrong: doubled, late, silent, elsewhere, ahead of time, too fast', () => {
  const of = (digit: number) => reportsOf(`41345678${digit}`, after, until)
  expect(of(1)).toHaveLength(12)
  expect(reportsOf('413456782', after - 8 * 3_600_000, until).at(-1)?.TIME).toBe('2026-11-26T00:00:00.000Z')
  expect(of(3)).toEqual([])
  expect(of(4)[0]?.LATITUDE).toBeLessThan(0)
  expect(Date.parse(of(5)[0]?.TIME ?? '')).toBeGreaterThan(until)
  expect(of(6)[0]?.SOG).toBe(99)
})
