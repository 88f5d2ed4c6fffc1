import { expect, test } from 'vitest'
import { daysOf, relativeDays } from './relative-days.ts'

test('WID-17: relative days are counted from today, weeks from Monday, across months and years', () => {
  expect(daysOf('thisWeek', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(daysOf('lastWeek', '2027-01-01')).toEqual({ from: '2026-12-21', to: '2026-12-27' })
  expect(daysOf('thisMonth', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(daysOf('lastMonth', '2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(daysOf('nextMonth', '2026-12-31')).toEqual({ from: '2027-01-01', to: '2027-01-31' })
  expect(daysOf('thisQuarter', '2026-11-21')).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(daysOf('lastQuarter', '2026-02-01')).toEqual({ from: '2025-10-01', to: '2025-12-31' })
  expect(daysOf('lastYear', '2026-11-21')).toEqual({ from: '2025-01-01', to: '2025-12-31' })
  expect(daysOf('past7', '2026-11-03')).toEqual({ from: '2026-10-28', to: '2026-11-03' })
})

test('every stretch has days in order', () => {
  for (const name of relativeDays) expect(daysOf(name, '2026-11-21').from <= daysOf(name, '2026-11-21').to).toBe(true)
})
