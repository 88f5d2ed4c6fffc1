import { Refusal } from '../../core/refusal.ts'

/** Lets a few pieces of work run at a time, a few more wait, and refuses the rest with 429. */
export interface Gate {
  readonly pass: <T>(work: () => Promise<T>) => Promise<T>
}

/** A gate with room for `width` at once and `queue` waiting. */
export function gate(width: number, queue: number): Gate {
  let running = 0
  const waiting: (() => void)[] = []

  async function enter(): Promise<void> {
    if (running < width) {
      running += 1
      return
    }
    if (waiting.length >= queue) throw new Refusal('server.crowded', {}, { status: 429 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  // Whoever leaves hands his place to the next, so the number running stays right.
  function leave(): void {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }

  return {
    async pass(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
