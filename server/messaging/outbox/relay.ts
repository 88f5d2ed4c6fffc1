import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from '../../platform/database/pool.ts'
import { batch, deliver, type WriteMessages } from './deliver-outbox-rows.ts'

interface RelayParts {
  readonly pool: Pool
  /** Events that people are told of. */
  readonly worded: ReadonlySet<string>
  /** What leaves the product besides; nothing when not said. */
  readonly writeMessages?: WriteMessages
  /** Told of a database that does not answer and of rows without sense; the relay goes on. */
  readonly onError: (error: unknown) => void
  /** Milliseconds between two looks; 250 when not said. */
  readonly pause?: number
}

export interface Relay {
  /** Ends after the batch that is being carried. */
  readonly close: () => Promise<void>
}

const afterError = 1_000

/** Begins to carry on what the outbox holds; every process may, one works at a time. */
export function openRelay({ pool, worded, writeMessages, onError, pause = 250 }: RelayParts): Relay {
  const stop = new AbortController()

  async function once(): Promise<number> {
    try {
      const { rows, odd } = await deliver(pool, worded, writeMessages)
      if (odd.length > 0) onError(new Error(`outbox rows without sense: ${odd.join(', ')}`))
      // What comes while a batch is carried waits a moment, so that a busy hour makes few large batches.
      return rows === batch ? 0 : pause
    } catch (error) {
      onError(error)
      return afterError
    }
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      const rest = await once()
      await wait(rest, undefined, { signal: stop.signal }).catch(() => undefined)
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
