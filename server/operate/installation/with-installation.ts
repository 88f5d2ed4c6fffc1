import { join } from 'node:path'
import { hourMs } from '../../../core/values/duration.ts'
import type { DatabaseAddress } from '../../platform/database/database-address.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { openPool, type Pool } from '../../platform/database/pool.ts'
import { diskStorage } from '../../records/files/disk-storage.ts'
import type { FileStorage } from '../../records/files/file-storage.ts'
import { openStorage } from '../../records/files/open-storage.ts'
import { type Config, readConfig } from '../config.ts'
import type { Surroundings } from './command-context.ts'

/** An installation as an operator's command reaches it, beside a running server or without one. */
interface Installation {
  readonly config: Config
  readonly address: DatabaseAddress
  readonly pool: Pool
  readonly storage: FileStorage
  /** Where files lie, or wait on their way to another store. */
  readonly folder: string
}

/** Does a piece of work on the installation that the environment describes. */
export async function withInstallation<T>(
  { environment }: Pick<Surroundings, 'environment'>,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const config = readConfig(environment)
  const folder = join(config.dataDir, 'files')
  const storage = config.storage === undefined ? diskStorage(folder) : await openStorage(config.storage)
  const database = await openDatabase(config)
  const pool = openPool(database.address, { max: 4, statementTimeout: hourMs, name: 'amur operate' })
  try {
    return await work({ config, address: database.address, pool, storage, folder })
  } finally {
    await pool.end()
    await database.stop()
  }
}
