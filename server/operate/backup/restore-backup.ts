import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import type { DatabaseAddress } from '../../platform/database/database-address.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { migrationFolders } from '../../platform/database/migration-files.ts'
import { openPool } from '../../platform/database/pool.ts'
import { prepareJobs } from '../../platform/jobs/prepare-jobs.ts'
import { CannotStart } from '../../platform/process/cannot-start.ts'
import type { FileStorage } from '../../records/files/file-storage.ts'
import { spool } from '../../records/files/spool-upload.ts'
import { keptFile, type Place, readPart } from './backup-folders.ts'
import { makePartitions } from './backup-partitions.ts'
import { readBack } from './copy-table-rows.ts'
import {
  migrationsOf,
  quoted,
  quotedColumns,
  wholeReferences,
  wholeSchemas,
  type WholeTable,
  wholeTables,
  withConnection,
} from './database-objects.ts'
import { makeDrawnTables } from './form-designer-tables.ts'
import { type KeptTable, type Manifest, readManifest } from './manifest.ts'

/** Where a backup is brought back to: an empty database and an empty file store. */
interface Target {
  readonly address: DatabaseAddress
  readonly storage: FileStorage
  /** Where files wait while they arrive. */
  readonly folder: string
  /** The source tree, for its migrations. */
  readonly root: string
}

/**
 * Brings a backup back and reads it again, row for row; CannotStart says why not, and then the target is as empty as
 * before.
 */
export async function restoreBackup(target: Target, place: Place, name: string): Promise<Manifest> {
  const manifest = await readManifest(place, name)
  await requireEmpty(target)
  try {
    await makeTables(target)
    await withConnection(target.address, (client) => bringBack(client, target, place, manifest))
  } catch (error) {
    await makeEmpty(target)
    throw error
  }
  return manifest
}

async function bringBack(client: pg.Client, target: Target, place: Place, manifest: Manifest): Promise<void> {
  await requireSameVersion(client, manifest)
  await client.query('begin')
  await makePartitions(client, manifest)
  await makeDrawnTables(client, manifest)
  await loadTables(client, place, manifest)
  await compareTables(client, manifest)
  await loadFiles(client, target, place)
  await client.query('commit')
  // What the first pages read is planned by what is there, not by what PostgreSQL supposes of new tables.
  const filled = namesOfFilled(manifest.tables)
  if (filled.length > 0) await client.query(`analyze ${filled.join(', ')}`)
}

/** Whether neither a table of ours nor a file is there. */
export async function holdsNothing({ address, storage }: Pick<Target, 'address' | 'storage'>): Promise<boolean> {
  const [taken] = await withConnection(address, wholeSchemas)
  if (taken !== undefined) return false
  for await (const _file of storage.list()) return false
  return true
}

async function requireEmpty({ address, storage }: Target): Promise<void> {
  const [taken] = await withConnection(address, wholeSchemas)
  if (taken !== undefined)
    throw new CannotStart(
      `the database is not empty, it has the schema ${taken}: a backup is restored into an empty one only`,
    )
  for await (const { key } of storage.list()) throw new CannotStart(`the file store is not empty: it holds ${key}`)
}

/** Takes away what a restore that failed has made, so that the next one finds an empty place again. */
async function makeEmpty({ address, storage }: Target): Promise<void> {
  await withConnection(address, async (client) => {
    for (const schema of await wholeSchemas(client)) await client.query(`drop schema ${quoted(schema)} cascade`)
  })
  for await (const { key } of storage.list()) await storage.remove(key)
}

async function makeTables({ address, root }: Target): Promise<void> {
  await migrate(address, migrationFolders(root))
  const pool = openPool(address, { max: 2 })
  try {
    await prepareJobs(pool)
  } finally {
    await pool.end()
  }
}

async function requireSameVersion(client: pg.Client, manifest: Manifest): Promise<void> {
  const here = new Map((await migrationsOf(client)).map(({ id, checksum }) => [id, checksum]))
  const other =
    manifest.migrations.find(({ id, checksum }) => here.get(id) !== checksum)?.id ??
    (here.size === manifest.migrations.length ? undefined : 'a newer one')
  if (other !== undefined)
    throw new CannotStart(
      `the backup was made by another version (${other}): restore it with that version, then start the new one`,
    )
}

/** Triggers are still and references are taken away meanwhile; putting them back checks every row. */
async function loadTables(
  client: pg.Client,
  { folder, key }: Place,
  { name, tables, sequences }: Manifest,
): Promise<void> {
  const names = (await wholeTables(client)).map((table) => quoted(table.name))
  const references = await wholeReferences(client)
  for (const table of names) await client.query(`alter table ${table} disable trigger user`)
  for (const { owner, name: reference } of references)
    await client.query(`alter table ${owner} drop constraint ${reference}`)
  await emptyTables(client, names, tables)
  for (const table of tables)
    await loadTable(client, table, readPart(key, join(folder, name, table.name), `${name}/${table.name}`))
  for (const { owner, name: reference, definition } of references)
    await client.query(`alter table ${owner} add constraint ${reference} ${definition}`)
  for (const table of names) await client.query(`alter table ${table} enable trigger user`)
  for (const { name: sequence, value } of sequences)
    await client.query(`select setval($1, $2::bigint)`, [quoted(sequence), value])
}

/**
 * Empties what has rows or will get some, so that COPY puts them one after the other as they were kept; emptying a table
 * makes it and each of its indexes anew, which for all of them takes seconds.
 */
async function emptyTables(client: pg.Client, names: readonly string[], tables: readonly KeptTable[]): Promise<void> {
  const asked = names.map((name) => `select '${name}' as name where exists (select from ${name})`).join(' union all ')
  const { rows } = await client.query<{ name: string }>(asked)
  const filled = new Set([...rows.map(({ name }) => name), ...namesOfFilled(tables)])
  if (filled.size > 0) await client.query(`truncate ${[...filled].join(', ')}`)
}

/** Names as SQL reads them. */
function namesOfFilled(tables: readonly KeptTable[]): string[] {
  return tables.filter(({ rows }) => rows > 0).map(({ name }) => quoted(name))
}

async function loadTable(client: pg.Client, table: WholeTable, rows: Readable): Promise<void> {
  try {
    await pipeline(rows, client.query(from(`copy ${quoted(table.name)} (${quotedColumns(table)}) from stdin`)))
  } catch (error) {
    // Damaged bytes are unpacked and sent before their seal is reached, and PostgreSQL may be the first to say so.
    throw error instanceof pg.DatabaseError ? new CannotStart(`${table.name} cannot be read: ${error.message}`) : error
  }
}

/** Reads every table back: what a backup cannot prove, it does not promise. */
async function compareTables(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const { rows, sha256 } = await readBack(client, table)
    if (sha256 !== table.sha256)
      throw new CannotStart(`${table.name} came back otherwise than it was: ${rows} of ${table.rows} rows`)
  }
}

async function loadFiles(client: pg.Client, { storage, folder }: Target, place: Place): Promise<void> {
  for (let last: string | null = null; ;) {
    const { rows }: { rows: { key: string }[] } = await client.query(
      'select key from engine.file where $1::text is null or key > $1 order by key limit 500',
      [last],
    )
    for (const { key } of rows) {
      const spooled = await spool(folder, keptFile(place, key))
      await storage.put(key, spooled.path).finally(spooled.drop)
    }
    last = rows.at(-1)?.key ?? null
    if (last === null) return
  }
}
