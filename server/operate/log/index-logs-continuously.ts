import sql from 'sql-template-tag'
import type { Pool } from '../../platform/database/pool.ts'
import { startPollingLoop, type PollingLoop } from '../../platform/jobs/polling-loop.ts'
import { elapsed } from '../../platform/process/clock.ts'
import { indexLogs } from './index-logs.ts'
import { rushes } from './log-rush-detector.ts'

const pause = 1_000

/**
 * Makes new lines of the logs findable, a batch at a time; of several processes one does it at a time. Whoever imports
 * a whole table at this moment goes first.
 */
export function indexLogsContinuously(pool: Pool, onError: (error: unknown) => void): PollingLoop {
  const rushing = rushes()
  return startPollingLoop(
    pause,
    async () => {
      // Lines are sealed some thousands at a time: their own numbers tell whether more are coming.
      const [newest] = await pool.query<{ id: number }>(
        sql`select coalesce(max(id), 0)::float8 as id from engine.audit`,
      )
      if (!rushing(newest?.id ?? 0, elapsed())) await indexLogs(pool)
    },
    onError,
  )
}
