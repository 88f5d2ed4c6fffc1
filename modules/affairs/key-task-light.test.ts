import { expect, test } from 'vitest'
import { addDays, isWeekend } from '../../core/values/day.ts'
import { expectedOf, lightOf } from './key-task-light.ts'

const isWorked = (day: string) => !isWeekend(day)
// A Monday, and the Friday of the eighth week: forty working days.
const plan = { planStart: '2026-09-07', planEnd: '2026-10-30' }
const ofPlan = (progress: string) => ({ ...plan, progress })
// The Thursday of the fifth week: twenty-four of them.
const today = '2026-10-08'

test('T-KEY-01: after 24 of 40 working days 60 % are expected; 47 % are behind, 44 % far behind', () => {
  const expected = expectedOf(plan, today, isWorked)
  expect(expected).toBe('60')
  expect(['56', '55', '54', '47', '45', '44'].map((done) => lightOf(ofPlan(done), expected, today))).toEqual([
    'green',
    'green',
    'yellow',
    'yellow',
    'yellow',
    'red',
  ])
})

test('what is past its day is red however far it has come, on the day itself it is not', () => {
  expect(lightOf(ofPlan('100'), '100', plan.planEnd)).toBe('green')
  expect(lightOf(ofPlan('99'), '100', addDays(plan.planEnd, 1))).toBe('red')
})

test('nothing is expected before the first day, all of it after the last, and days off do not count', () => {
  expect(expectedOf(plan, '2026-09-06', isWorked)).toBe('0')
  expect(expectedOf(plan, '2026-12-01', isWorked)).toBe('100')
  expect(expectedOf({ planStart: '2026-09-12', planEnd: '2026-09-13' }, '2026-09-12', isWorked)).toBe('0')
  expect(expectedOf({ planStart: '2026-09-12', planEnd: '2026-09-13' }, '2026-09-13', isWorked)).toBe('100')
})
