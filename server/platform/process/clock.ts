import { dayOfMs } from '../../../core/values/day.ts'

interface Clock {
  /** Milliseconds since 1970, as the process believes. */
  readonly now: () => number
}

const processClock: Clock = { now: () => Date.now() }

let current = processClock

/** Milliseconds since 1970: the only reading of the process clock in the product. */
export function now(): number {
  return current.now()
}

/** Today in Asia/Shanghai, `YYYY-MM-DD`. */
export function today(): string {
  return dayOfMs(now())
}

/** Milliseconds that only ever grow, for measuring how long something took. */
export function elapsed(): number {
  return performance.now()
}

/** Puts another clock in place, for tests; calling the answer puts the process clock back. */
export function useClock(clock: Clock): () => void {
  current = clock
  return () => {
    current = processClock
  }
}
