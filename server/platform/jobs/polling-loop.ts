import { setTimeout as wait } from 'node:timers/promises'

/** Work that is done again and again, with a pause between the end of one round and the next. */
export interface PollingLoop {
  /** Ends after the round that is running. */
  readonly close: () => Promise<void>
}

/** Begins; a round that fails is told of and does not end the rest. */
export function startPollingLoop(
  pause: number,
  round: () => Promise<void>,
  onError: (error: unknown) => void,
): PollingLoop {
  const stop = new AbortController()

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      await round().catch(onError)
      await wait(pause, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    async close() {
      stop.abort()
      await running
    },
  }
}
