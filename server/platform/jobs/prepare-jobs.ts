import { runMigrations } from 'graphile-worker'
import type { Pool } from '../database/pool.ts'
import { borrow } from '../database/run-statement.ts'
import { quietLogger } from './quiet-logger.ts'

// 'jobs' in ASCII: of processes that start together one makes the tables of the queue.
const lock = 0x6a_6f_62_73

/** Makes or updates the tables of the job queue; before the relay and the jobs of any process start. */
export async function prepareJobs(pool: Pool): Promise<void> {
  const client = await borrow(pool.driver)
  try {
    await client.query(`set lock_timeout = '60s'; set statement_timeout = '60s'; select pg_advisory_lock(${lock})`)
    await runMigrations({ pgPool: pool.driver, logger: quietLogger(() => undefined) })
  } finally {
    client.release(true)
  }
}
