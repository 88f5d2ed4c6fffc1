import { expect, test } from 'vitest'
import { addDays, dayOfMs, daysBetween, hourOfMs, isDay, msOfDay } from './day.ts'

test('a day travels as 11:00 in Shanghai and comes back the same', () => {
  for (const day of ['1970-01-01', '2000-02-29', '2026-11-21', '2026-12-31', '9999-12-31']) {
    expect(dayOfMs(msOfDay(day))).toBe(day)
  }
  expect(msOfDay('2026-11-21')).toBe(Date.UTC(2026, 10, 21, 3))
})

test('the day turns at midnight in Shanghai, not in London', () => {
  expect(dayOfMs(Date.UTC(2026, 10, 20, 15, 59, 59, 999))).toBe('2026-11-20')
  expect(dayOfMs(Date.UTC(2026, 10, 20, 16))).toBe('2026-11-21')
})

test('the hour is that of Shanghai, wherever its reader sits', () => {
  expect([hourOfMs(Date.UTC(2026, 10, 24, 10, 46)), hourOfMs(Date.UTC(2026, 10, 24, 16))]).toEqual([18, 0])
})

test('only days of the calendar are days', () => {
  for (const day of ['2026-02-28', '2024-02-29', '0001-01-01']) expect(isDay(day)).toBe(true)
  const wrong = ['2026-02-29', '2026-04-31', '2026-13-01', '2026-1-1', '20261121', '', ' 2026-11-21', 20261121, null]
  for (const day of wrong) expect(isDay(day)).toBe(false)
  expect(() => msOfDay('2026-02-30')).toThrow(RangeError)
})

test('days are added and counted across months and leap years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
  expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365)
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
})
