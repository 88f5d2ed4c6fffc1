import type { Pool } from '../database/pool.ts'
import { followLogs } from '../log/follow-logs.ts'
import { steadily, type Steady } from './steady.ts'

// A batch each second: whoever imports a whole table at this moment goes first.
const pause = 1_000

/** Makes new lines of the logs findable, a batch at a time; of several processes one does it at a time. */
export function followSteadily(pool: Pool, onError: (error: unknown) => void): Steady {
  return steadily(pause, async () => {
    await followLogs(pool)
  }, onError)
}
