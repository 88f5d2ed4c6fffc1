import { openEmbedded } from '../../../server/database/embedded.ts'
import { openPool, type Pool } from '../../../server/database/pool.ts'

/** Works on the database of the product under test, for what no call of it can arrange. */
export async function inDatabase<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
  const database = await openEmbedded({ dataDir: process.env['DATA_DIR'] ?? '' })
  const pool = openPool(database.address, { max: 1 })
  try {
    return await work(pool)
  } finally {
    await pool.end()
    await database.stop()
  }
}
