import { expect, test } from 'vitest'
import { rushes } from './log-rush-detector.ts'

test('what follows the log waits while a file becomes records, and goes on when that has ended', () => {
  const rush = rushes()
  const asked = [0, 40, 900, 1_800, 2_700, 2_710, 2_720].map((newest, second) => rush(newest, second * 1_000))
  expect(asked).toEqual([false, false, true, true, true, false, false])
})

test('what was there before the first look is no rush, and no rush is waited for longer than a minute', () => {
  const rush = rushes()
  const asked = Array.from({ length: 200 }, (_, second) => rush(5_000_000 + second * 1_000, second * 1_000))
  expect(asked.slice(0, 2)).toEqual([false, true])
  // The line of the log that was taken in between is found a minute later at most.
  const went = asked.flatMap((rushing, second) => (rushing ? [] : [second]))
  expect(went).toEqual([0, 61, 121, 181])
})
