import { expect, test } from 'vitest'
import { dayOfMs } from '../../../core/values/day.ts'
import { nextReminder } from './next-reminder.ts'
import { occurrencesBetween, type Repeated, takesPlaceOn } from './occurrences.ts'

const at = (day: string, time = '09:00') => Date.parse(`${day}T${time}:00+08:00`)
const hour = 3_600_000
const plain = new Map<string, boolean>()

function event(day: string, repeat: string, more: Partial<Repeated> = {}): Repeated {
  return { startTime: at(day), endTime: at(day) + hour, repeat, repeatEvery: '1', until: null, skipped: [], ...more }
}

const days = (one: Repeated, from: string, to: string, exceptions = plain) =>
  occurrencesBetween(one, at(from, '00:00'), at(to, '23:59'), exceptions).map(({ day }) => day)

test('/schedule an entry repeats by days, weeks, months and years, with a step and an end, and without the days taken out', () => {
  expect(
    days(
      event('2026-11-01', '1', { repeatEvery: '3', until: '2026-11-12', skipped: ['2026-11-04'] }),
      '2026-11-01',
      '2026-12-01',
    ),
  ).toEqual(['2026-11-01', '2026-11-07', '2026-11-10'])
  expect(days(event('2025-01-06', '2', { repeatEvery: '2' }), '2026-11-01', '2026-11-30')).toEqual([
    '2026-11-09',
    '2026-11-23',
  ])
  expect(days(event('2026-01-31', '3'), '2026-01-01', '2026-06-30'), 'months without a 31st are left out').toEqual([
    '2026-01-31',
    '2026-03-31',
    '2026-05-31',
  ])
  expect(days(event('2024-02-29', '4'), '2024-01-01', '2029-01-01')).toEqual(['2024-02-29', '2028-02-29'])
})

test('T-CAL-01 the moon brings an entry back: Mid-Autumn, a leap month, and the thirtieth of a short month on its last day', () => {
  expect(days(event('2025-10-06', '7'), '2025-01-01', '2028-12-31'), 'every fifteenth of the eighth month').toEqual([
    '2025-10-06',
    '2026-09-25',
    '2027-09-15',
    '2028-10-03',
  ])
  expect(
    days(event('2025-07-25', '7'), '2025-01-01', '2026-12-31'),
    'the first of leap month six is kept in month six',
  ).toEqual(['2025-07-25', '2026-07-14'])
  const monthly = days(event('2026-02-17', '6'), '2026-02-01', '2026-05-31')
  expect(monthly, 'the first of each lunar month').toEqual(['2026-02-17', '2026-03-19', '2026-04-17', '2026-05-17'])
  expect(days(event('2025-01-28', '7'), '2025-01-28', '2027-03-01'), 'New Year’s Eve on the 29th').toEqual([
    '2025-01-28',
    '2026-02-16',
    '2027-02-05',
  ])
})

test('every working day follows the official table: made-up Saturdays are in, festivals out', () => {
  const official = new Map([
    ['2026-02-14', true],
    ['2026-02-16', false],
    ['2026-02-17', false],
  ])
  expect(days(event('2026-02-12', '5'), '2026-02-12', '2026-02-18', official)).toEqual([
    '2026-02-12',
    '2026-02-13',
    '2026-02-14',
    '2026-02-18',
  ])
})

test('an entry that lasts over midnight is found on its second day, and told by the day it begins', () => {
  const night = event('2026-11-10', '1', { startTime: at('2026-11-10', '22:00'), endTime: at('2026-11-11', '06:00') })
  expect(days(night, '2026-11-20', '2026-11-20')).toEqual(['2026-11-19', '2026-11-20'])
  expect([
    takesPlaceOn(night, '2026-11-20', plain),
    takesPlaceOn(event('2026-11-10', '0'), '2026-11-11', plain),
  ]).toEqual([true, false])
})

test('reminders are ahead of each time and end with it, ten years ahead at most', () => {
  const weekly = { ...event('2026-11-02', '2', { until: '2026-11-20' }), remind: '30' }
  const first = nextReminder(weekly, at('2026-11-05'), plain)
  expect(first).toBe(at('2026-11-09', '08:30'))
  expect(nextReminder(weekly, Number(first), plain)).toBe(at('2026-11-16', '08:30'))
  expect(nextReminder(weekly, at('2026-11-17'), plain)).toBeNull()
  expect(dayOfMs(Number(nextReminder({ ...event('2024-02-29', '4'), remind: '0' }, at('2024-03-01'), plain)))).toBe(
    '2028-02-29',
  )
  expect(nextReminder({ ...weekly, remind: '-1' }, at('2026-11-01'), plain)).toBeNull()
})
