import { openEmbedded } from '../../../server/platform/database/embedded-postgres.ts'
import { openPool, type Pool } from '../../../server/platform/database/pool.ts'

const underTest = process.env['DATA_DIR'] ?? ''

/** Works on the database of the product under test, or of another folder, for what no call of it can arrange. */
export async function inDatabase<T>(work: (pool: Pool) => Promise<T>, dataDir = underTest): Promise<T> {
  const database = await openEmbedded({ dataDir })
  const pool = openPool(database.address, { max: 1 })
  try {
    return await work(pool)
  } finally {
    await pool.end()
    await database.stop()
  }
}
