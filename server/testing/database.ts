import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type DatabaseAddress, databaseAt } from '../platform/database/database-address.ts'
import { openEmbedded } from '../platform/database/embedded-postgres.ts'
import { migrate } from '../platform/database/migrate.ts'
import { migrationFolders, readMigrations } from '../platform/database/migration-files.ts'
import { openPool, type Pool, type PoolOptions } from '../platform/database/pool.ts'
import { atEndOfFile } from './end-of-test-file.ts'
// Says what a test run hands to its files.
import type {} from './global-setup.ts'

export interface TestDatabase {
  readonly address: DatabaseAddress
  readonly pool: Pool
  /** Closes the pool and drops the database; happens by itself after the last test of the file. */
  readonly drop: () => Promise<void>
}

/** What many test files begin with: filled by the first of a test run that asks, copied for the others. */
interface Beginning {
  readonly name: string
  readonly fill: (pool: Pool) => Promise<void>
}

interface FreshOptions {
  /** True for a database without a single migration. */
  readonly empty?: boolean
  readonly beginning?: Beginning
  readonly pool?: PoolOptions
}

// A machine that runs many tests at a time takes longer to open a connection, or to answer, than people wait.
const patience = Number(process.env['TEST_PATIENCE'] ?? 4)
const patient: PoolOptions = { max: 8, waitForConnection: 10_000 * patience, statementTimeout: 15_000 * patience }

const root = join(import.meta.dirname, '..', '..')
let opened: Promise<Pool> | undefined
let server: DatabaseAddress | undefined

/** A new database with every migration of the source tree applied, for one test or one file. */
export async function freshDatabase(options: FreshOptions = {}): Promise<TestDatabase> {
  const admin = await administration()
  const template = options.empty === true ? 'template0' : await templateFor(admin, options.beginning)
  const name = `test_${randomBytes(6).toString('hex')}`
  // Where nothing is synced to the disk a copy of the files is half of the work that a logged copy is.
  await admin.driver.query(`create database ${name} template ${template} strategy file_copy`)
  const address = databaseAt(serverAddress(), name)
  const pool = openPool(address, { ...patient, ...options.pool })
  let dropped = false
  async function drop(): Promise<void> {
    if (dropped) return
    dropped = true
    if (!pool.driver.ended) await pool.end()
    await admin.driver.query(`drop database ${name} with (force)`)
  }
  atEndOfFile(drop)
  return { address, pool, drop }
}

function administration(): Promise<Pool> {
  opened ??= open()
  return opened
}

/** Joins the PostgreSQL of this test run, or is the one that starts it. */
async function open(): Promise<Pool> {
  const { address } = await openEmbedded({ dataDir: inject('testFolder'), durable: false })
  server = address
  return openPool(databaseAt(address, 'postgres'), { ...patient, max: 2 })
}

function serverAddress(): DatabaseAddress {
  if (server === undefined) throw new Error('the test database is not open yet')
  return server
}

/** The template of the migrations as they are now, named by their content; with a beginning, that on top of it. */
async function templateFor(admin: Pool, beginning?: Beginning): Promise<string> {
  const folders = migrationFolders(root)
  const content = readMigrations(folders).map(({ id, checksum }) => `${id} ${checksum}`)
  const hash = createHash('sha256').update(content.join('\n')).digest('hex').slice(0, 16)
  const migrated = `template_${hash}`
  await madeOnce(admin, migrated, 'template0', (address) => migrate(address, folders))
  if (beginning === undefined) return migrated
  const filled = `${beginning.name}_${hash}`
  await madeOnce(admin, filled, migrated, async (address) => {
    const pool = openPool(address, patient)
    await beginning.fill(pool).finally(() => pool.end())
  })
  return filled
}

/** A database that is there whole or not at all; one process makes it, the others wait. */
async function madeOnce(
  admin: Pool,
  name: string,
  template: string,
  fill: (address: DatabaseAddress) => Promise<unknown>,
): Promise<void> {
  const client = await admin.driver.connect()
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0; select pg_advisory_lock(1)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      const draft = `draft_${randomBytes(6).toString('hex')}`
      await client.query(`create database ${draft} template ${template} strategy file_copy`)
      await fill(databaseAt(serverAddress(), draft))
      await client.query(`alter database ${draft} rename to ${name}`)
    }
  } finally {
    client.release(true)
  }
}
