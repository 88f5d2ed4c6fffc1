import sql from 'sql-template-tag'
import { elapsed } from '../clock.ts'
import type { Pool } from '../database/pool.ts'
import { followLogs } from '../log/follow-logs.ts'
import { rushes } from '../log/rush.ts'
import { steadily, type Steady } from './steady.ts'

const pause = 1_000

/** Makes new lines of the logs findable, a batch at a time; of several processes one does it at a time. Whoever imports a whole table at this moment goes first. */
export function followSteadily(pool: Pool, onError: (error: unknown) => void): Steady {
  const rushing = rushes()
  return steadily(pause, async () => {
    const [head] = await pool.query<{ seq: number }>(sql`select coalesce(max(seq), 0)::int as seq from engine.audit_seal`)
    if (!rushing(head?.seq ?? 0, elapsed())) await followLogs(pool)
  }, onError)
}
