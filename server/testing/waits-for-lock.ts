import sql from 'sql-template-tag'
import { expect, vi } from 'vitest'
import type { Sql } from '../platform/database/sql.ts'

/** Until one connection of this database waits for what another transaction holds. */
export async function waitsForLock(on: Sql): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitFor(async () => expect(await on.query(waiting)).toHaveLength(1), { timeout: 10_000, interval: 20 })
}
