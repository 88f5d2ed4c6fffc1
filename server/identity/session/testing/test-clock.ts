import { useClock as putClock } from '../../../platform/process/clock.ts'
import { atEndOfFile } from '../../../testing/end-of-test-file.ts'

interface TestClock {
  /** Moves time forward by milliseconds. */
  readonly pass: (ms: number) => void
  readonly now: () => number
}

/** A clock that stands still until it is moved, for one test file. */
export function testClock(start = Date.UTC(2026, 10, 21, 1)): TestClock {
  let at = start
  const restore = putClock({ now: () => at })
  atEndOfFile(restore)
  return {
    now: () => at,
    pass(ms) {
      at += ms
    },
  }
}

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
