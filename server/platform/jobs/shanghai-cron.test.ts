import { expect, test } from 'vitest'
import { useClock } from '../process/clock.ts'
import { inShanghai, shanghaiCron } from './shanghai-cron.ts'

function utc(text: string) {
  const at = new Date(text)
  return {
    min: at.getUTCMinutes(),
    hour: at.getUTCHours(),
    date: at.getUTCDate(),
    month: at.getUTCMonth() + 1,
    dow: at.getUTCDay(),
  }
}

test('three in the night in Shanghai is seven in the evening before in UTC', () => {
  const matches = shanghaiCron('20 3 * * 1')
  expect(matches(utc('2026-11-22T19:20:00Z'))).toBe(true)
  expect(matches(utc('2026-11-23T03:20:00Z'))).toBe(false)
})

test('the day after 28 February is told by the year, which the weekday gives away', () => {
  const back = useClock({ now: () => Date.parse('2028-03-05T00:00:00Z') })
  expect(inShanghai(utc('2028-02-28T20:00:00Z'))).toMatchObject({ month: 2, date: 29, hour: 4 })
  expect(inShanghai(utc('2027-02-28T20:00:00Z'))).toMatchObject({ month: 3, date: 1, hour: 4 })
  expect(inShanghai(utc('2027-12-31T16:30:00Z'))).toMatchObject({ month: 1, date: 1, hour: 0, min: 30, dow: 6 })
  back()
})

test('a pattern that is none is refused', () => {
  expect(() => shanghaiCron('every day')).toThrow()
})
