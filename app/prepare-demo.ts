import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { readConfig } from '../server/operate/index.ts'
import { now, openEmbedded, type Pool, prepareJobs } from '../server/platform/index.ts'
import { hasPreparedDemo, keepPreparedDemo } from './demo-snapshot.ts'
import { prepareDatabase } from './prepare-database.ts'

// Makes the demonstration once, on a PostgreSQL of its own, and keeps it in dist/demonstration: a first start of this
// month brings it back in seconds.
const root = join(import.meta.dirname, '..')
if (!(await hasPreparedDemo(root, now()))) await prepare()

async function prepare(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'amur-prepare-'))
  // PostgreSQL's user passes through.
  chmodSync(dataDir, 0o711)
  const opening = openEmbedded({ dataDir, durable: false })
  try {
    const { database, pool, files } = await prepareDatabase(readConfig({ DATA_DIR: dataDir, DEMO: 'on' }), root, {
      opening,
    })
    await prepareJobs(pool)
    await refuseSecrets(pool)
    await keepPreparedDemo({ address: database.address, files, root })
    await pool.end()
    await database.stop()
  } catch (error) {
    // Else the files of a database that runs would be in the way, and what went wrong would not be said.
    await opening.then(
      (database) => database.stop(),
      () => undefined,
    )
    throw error
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A key that is delivered with the product would be known to everybody. */
async function refuseSecrets(pool: Pool): Promise<void> {
  const keys = await pool.query<{ id: string }>(sql`select id from engine.secret`)
  if (keys.length > 0) throw new Error(`the demonstration makes keys: ${keys.map(({ id }) => id).join(', ')}`)
}
