import { expect, test } from 'vitest'
import { afterWorkingHours, workingMs } from './working-time.ts'

const at = (text: string) => Date.parse(`${text}:00+08:00`)
const text = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 16)

test('hours within one working day are added as they are', () => {
  expect(text(afterWorkingHours(at('2025-06-02T09:00'), 4))).toBe('2025-06-02T13:00')
})

test('what is left in the evening goes on at half past eight', () => {
  expect(text(afterWorkingHours(at('2025-06-02T16:00'), 8))).toBe('2025-06-03T15:30')
})

test('a task opened at night, or on a weekend, begins with the next working day', () => {
  expect(text(afterWorkingHours(at('2025-06-02T23:30'), 1))).toBe('2025-06-03T09:30')
  expect(text(afterWorkingHours(at('2025-06-02T05:00'), 1))).toBe('2025-06-02T09:30')
  expect(text(afterWorkingHours(at('2025-06-07T12:00'), 1))).toBe('2025-06-09T09:30')
})

test('Friday afternoon is followed by Monday', () => {
  expect(text(afterWorkingHours(at('2025-06-06T16:30'), 1))).toBe('2025-06-09T09:00')
})

test('holidays are left out and worked weekends count', () => {
  const exceptions = new Map([
    ['2025-10-01', false],
    ['2025-10-02', false],
    ['2025-10-03', false],
    ['2025-10-04', true],
  ])
  expect(text(afterWorkingHours(at('2025-09-30T16:00'), 2, exceptions))).toBe('2025-10-04T09:30')
})

test('the end of the day belongs to the day', () => {
  expect(text(afterWorkingHours(at('2025-06-02T08:30'), 8.5))).toBe('2025-06-02T17:00')
  expect(text(afterWorkingHours(at('2025-06-02T08:30'), 16))).toBe('2025-06-03T16:00')
})

test('the working time between two instants is what leads from one to the other', () => {
  const [from, hour] = [at('2025-06-06T16:30'), 3_600_000]
  expect(workingMs(from, at('2025-06-09T09:00'))).toBe(hour)
  expect(workingMs(from, afterWorkingHours(from, 20))).toBe(20 * hour)
  expect(workingMs(at('2025-06-07T09:00'), at('2025-06-08T20:00'))).toBe(0)
})
