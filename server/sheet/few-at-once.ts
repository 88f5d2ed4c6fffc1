import { Refusal } from '../../core/refusal.ts'

/** Lets so many pieces of work run side by side; others wait, and whoever would wait long is told so. */
export function fewAtOnce(most: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= most) {
      if (waiting.length >= mostWaiting) throw new Refusal('server.busy', {}, { status: 503 })
      // Whoever ends hands his place on.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
