import { expect, test } from 'vitest'
import { isZone, minuteOf, wallTimeOf } from './time-zone.ts'

const minute = (iso: string) => Date.parse(iso) / 60_000

test('a wall time of a port is the minute at which its clocks show it, and back', () => {
  const moment = { day: '2025-04-07', clock: '08:00' }
  expect(minuteOf(moment, 'Asia/Shanghai')).toBe(minute('2025-04-07T00:00:00Z'))
  expect(minuteOf(moment, 'Asia/Vladivostok')).toBe(minute('2025-04-06T22:00:00Z'))
  expect(wallTimeOf(minute('2025-04-06T14:00:00Z'), 'Asia/Vladivostok')).toEqual({ day: '2025-04-07', clock: '00:00' })
})

test('a night on which clocks change is an hour shorter or longer', () => {
  const noon = (day: string) => minuteOf({ day, clock: '12:00' }, 'Europe/Amsterdam')
  expect(noon('2025-03-30') - noon('2025-03-29')).toBe(23 * 60)
  expect(noon('2025-10-26') - noon('2025-10-25')).toBe(25 * 60)
})

test('what no calendar knows is no zone', () => {
  expect(['Asia/Shanghai', 'Asia/Nowhere', ''].map(isZone)).toEqual([true, false, false])
})
