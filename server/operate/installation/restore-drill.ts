import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hourMs } from '../../../core/values/duration.ts'
import { openEmbedded } from '../../platform/database/embedded-postgres.ts'
import { openPool } from '../../platform/database/pool.ts'
import { resetTransactionIds } from '../../platform/database/reset-transaction-ids.ts'
import { elapsed } from '../../platform/process/clock.ts'
import { diskStorage } from '../../records/files/disk-storage.ts'
import type { Place } from '../backup/backup-folders.ts'
import { type Manifest } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import type { Surroundings } from './command-context.ts'
import { prove, type Proven } from './verify-data.ts'

interface Drilled extends Proven {
  readonly manifest: Manifest
  readonly seconds: number
}

/**
 * Restores a backup where nothing is, a PostgreSQL and a folder made for this, and proves what came back.
 * Only the backup and its key are used: what was lost with the installation is not missed.
 */
export async function drill(
  { root, proofs }: Pick<Surroundings, 'root' | 'proofs'>,
  place: Place,
  name: string,
): Promise<Drilled> {
  const begun = elapsed()
  const dataDir = mkdtempSync(join(tmpdir(), 'amur-drill-'))
  // PostgreSQL's user has to pass through.
  chmodSync(dataDir, 0o711)
  const database = await openEmbedded({ dataDir, durable: false })
  const pool = openPool(database.address, { max: 4, statementTimeout: hourMs })
  try {
    const folder = join(dataDir, 'files')
    const storage = diskStorage(folder)
    const manifest = await restoreBackup({ address: database.address, storage, folder, root }, place, name)
    await resetTransactionIds(pool)
    return { ...(await prove(pool, storage, proofs, manifest)), manifest, seconds: (elapsed() - begun) / 1000 }
  } finally {
    await pool.end()
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
