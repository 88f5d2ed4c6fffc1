import { accessSync, constants } from 'node:fs'
import pg from 'pg'
import { CannotStart } from '../process/cannot-start.ts'
import { codeOf } from './busy-errors.ts'
import type { DatabaseAddress } from './database-address.ts'
import { type EmbeddedOptions, openEmbedded } from './embedded-postgres.ts'
import { makeFolder } from './make-folder.ts'

export interface OpenDatabase {
  readonly address: DatabaseAddress
  /** Gives the database back; close the pools first. */
  readonly stop: () => Promise<void>
}

const oldestVersion = 16

/** Where the database is: the operator's by its address, else our own in the data folder. */
interface DatabasePlaces {
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
}

/**
 * The database that the configuration names: the operator's (checked to be reachable and fit) or our
 * own under DATA_DIR. CannotStart names the variable to look at.
 */
export async function openDatabase(
  config: DatabasePlaces,
  onEvent?: EmbeddedOptions['onEvent'],
): Promise<OpenDatabase> {
  await checkDatabase(config)
  if (config.databaseUrl !== undefined) {
    return { address: { connectionString: config.databaseUrl }, stop: () => Promise.resolve() }
  }
  try {
    return await openEmbedded({ dataDir: config.dataDir, ...(onEvent === undefined ? {} : { onEvent }) })
  } catch (error) {
    throw new CannotStart(`DATA_DIR: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Whether the configured places are there and fit, within three seconds; CannotStart names the variable. */
export async function checkDatabase(config: DatabasePlaces): Promise<void> {
  makeDataDir(config.dataDir)
  if (config.databaseUrl !== undefined) await checkServer(config.databaseUrl)
}

function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new CannotStart(`DATA_DIR cannot be written (${codeOf(error)})`)
  }
}

interface ServerFacts {
  readonly version: number
  readonly encoding: string
  readonly fsync: string
  readonly commit: string
}

async function checkServer(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_500, query_timeout: 1_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<ServerFacts>(`
      select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
             current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`)
    refuseUnfit(rows[0])
  } catch (error) {
    if (error instanceof CannotStart) throw error
    const code = codeOf(error)
    throw new CannotStart(`DATABASE_URL: the database cannot be reached${code === '' ? '' : ` (${code})`}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function refuseUnfit(facts: ServerFacts | undefined): void {
  if (facts === undefined || facts.version < oldestVersion)
    throw new CannotStart(`DATABASE_URL: PostgreSQL ${oldestVersion} or newer is needed`)
  if (facts.encoding !== 'UTF8') throw new CannotStart('DATABASE_URL: the database must have the encoding UTF8')
  if (facts.fsync !== 'on' || facts.commit === 'off') {
    throw new CannotStart('DATABASE_URL: fsync and synchronous_commit must be on, or acknowledged writes can be lost')
  }
}
