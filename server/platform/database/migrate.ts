import type pg from 'pg'
import { hourMs } from '../../../core/values/duration.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { elapsed } from '../process/clock.ts'
import type { DatabaseAddress } from './database-address.ts'
import { type MigrationFile, readMigrations } from './migration-files.ts'
import { openPool } from './pool.ts'
import { pause } from './sleep.ts'

interface MigrationState {
  readonly file: MigrationFile
  readonly applied: boolean
}

// 'migr' in ASCII: whoever holds this lock is the one who migrates.
const lock = 0x6d_69_67_72

const ledger = `
  create schema if not exists engine;
  create table if not exists engine.migration (
    id text primary key,
    checksum text not null,
    applied_at timestamptz not null default now(),
    ms integer not null
  );`

/**
 * Applies what has not been applied, each file in its own transaction, one process at a time.
 * Answers the ids applied now. CannotStart names the file that was changed after it was applied,
 * that this version does not have, or that failed (those before it stay).
 */
export async function migrate(address: DatabaseAddress, folders: readonly string[]): Promise<string[]> {
  const files = readMigrations(folders)
  return withOnlyConnection(address, async (client) => {
    const pending = (await compare(client, files)).filter(({ applied }) => !applied)
    for (const { file } of pending) await apply(client, file)
    return pending.map(({ file }) => file.id)
  })
}

/** Which migrations are applied; refuses what `migrate` refuses and changes nothing but its own ledger. */
export function migrationStates(address: DatabaseAddress, folders: readonly string[]): Promise<MigrationState[]> {
  const files = readMigrations(folders)
  return withOnlyConnection(address, (client) => compare(client, files))
}

async function withOnlyConnection<T>(
  address: DatabaseAddress,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const pool = openPool(address, { max: 1, statementTimeout: hourMs, name: 'amur migrate' })
  try {
    const client = await pool.driver.connect()
    try {
      await takeLock(client)
      await client.query(ledger)
      return await work(client)
    } finally {
      // Closing the connection also gives the lock back.
      client.release(true)
    }
  } finally {
    await pool.end()
  }
}

async function takeLock(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock])
    if (rows[0]?.taken === true) return
    await pause(50)
  }
}

async function compare(client: pg.PoolClient, files: MigrationFile[]): Promise<MigrationState[]> {
  const { rows } = await client.query<{ id: string; checksum: string }>(
    'select id, checksum from engine.migration order by id',
  )
  const applied = new Map(rows.map((row) => [row.id, row.checksum]))
  const known = new Set(files.map((file) => file.id))
  const newer = rows.find((row) => !known.has(row.id))
  if (newer !== undefined) {
    throw new CannotStart(
      `the database is newer than this version: migration ${newer.id} is applied but not among the files`,
    )
  }
  const changed = files.find((file) => applied.has(file.id) && applied.get(file.id) !== file.checksum)
  if (changed !== undefined)
    throw new CannotStart(`migration ${changed.id} was changed after it had been applied; write a new one instead`)
  return files.map((file) => ({ file, applied: applied.has(file.id) }))
}

async function apply(client: pg.PoolClient, file: MigrationFile): Promise<void> {
  const begun = elapsed()
  try {
    await client.query('begin')
    await client.query(file.text)
    if (client.getTransactionStatus() !== 'T') throw new Error('it must not begin, commit or roll back by itself')
    const ms = Math.round(elapsed() - begun)
    await client.query('insert into engine.migration (id, checksum, ms) values ($1, $2, $3)', [
      file.id,
      file.checksum,
      ms,
    ])
    await client.query('commit')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CannotStart(`migration ${file.id} failed: ${reason}${place(error, file.text)}`, { cause: error })
  }
}

/** ` (line 12)` where PostgreSQL says at which character it stumbled. */
function place(error: unknown, text: string): string {
  const position = error instanceof Error && 'position' in error ? Number(error.position) : Number.NaN
  return Number.isInteger(position) ? ` (line ${text.slice(0, position).split('\n').length})` : ''
}
