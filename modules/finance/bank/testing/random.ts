/** A repeatable source of chance: the same seed gives the same story. */
export interface Random {
  /** A number from 0 up to 1. */
  readonly next: () => number
  /** Whether something of this probability happens. */
  readonly chance: (probability: number) => boolean
  /** A whole number from `from` to `to`, both possible. */
  readonly between: (from: number, to: number) => number
  readonly pick: <T>(first: T, ...others: readonly T[]) => T
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  // mulberry32: small, fast and good enough for choosing faults.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (first, ...others) => others[between(0, others.length) - 1] ?? first,
  }
}
