import type { Pool } from '../database/pool.ts'
import { batch, followLogs } from '../log/follow-logs.ts'
import { steadily, type Steady } from './steady.ts'

const pause = 2_000

/** Makes new lines of the logs findable every two seconds; of several processes one does it at a time. */
export function followSteadily(pool: Pool, onError: (error: unknown) => void): Steady {
  return steadily(pause, async () => {
    while ((await followLogs(pool)) >= batch) { /* more wait */ }
  }, onError)
}
