import type { Refusal } from '../../../core/words/refusal.ts'

/** Lets a few pieces of work run at a time; others wait in the order they came. */
type ConcurrencyLimiter = <T>(work: () => Promise<T>) => Promise<T>

interface Full {
  /** How many may wait; whoever comes then is refused. */
  readonly waiting: number
  readonly refusal: () => Refusal
}

/** A gate with room for `width` at once; without `full` everybody may wait. */
export function concurrencyLimiter(width: number, full?: Full): ConcurrencyLimiter {
  let running = 0
  const waiting: (() => void)[] = []

  async function enter(): Promise<void> {
    if (running < width) {
      running += 1
      return
    }
    if (full !== undefined && waiting.length >= full.waiting) throw full.refusal()
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  // Whoever leaves hands his place to the next, so the number running stays right.
  function leave(): void {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
