import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type pg from 'pg'
import type { DatabaseAddress } from '../../platform/database/database-address.ts'
import { now } from '../../platform/process/clock.ts'
import { collectingLock } from '../../records/files/collect-orphans.ts'
import type { FileStorage } from '../../records/files/file-storage.ts'
import { backupName, draftFor, finishDraft, keepFile, type Place, readPart, writePart } from './backup-folders.ts'
import { holdPartitions } from './backup-partitions.ts'
import { copyTableRows, copyRows } from './copy-table-rows.ts'
import { migrationsOf, wholeSequences, wholeTables, withConnection } from './database-objects.ts'
import { drawnTables, holdPublishing } from './form-designer-tables.ts'
import { type KeptTable, type Manifest, writeManifest } from './manifest.ts'

/** The installation that is backed up; it may go on working meanwhile. */
interface Source {
  readonly address: DatabaseAddress
  readonly storage: FileStorage
}

const list = 'files'

/**
 * One moment of the whole database, and every file that its rows name. Until the last part is written
 * the backup has no name, so half of one is never taken for a whole.
 */
export async function makeBackup({ address, storage }: Source, place: Place): Promise<Manifest> {
  const name = backupName(now())
  const draft = await draftFor(place, name)
  try {
    const manifest = await withConnection(address, async (client) => {
      // From here to the end nobody removes a file, so that every file of the snapshot is still there when its turn
      // comes.
      await client.query(`select pg_advisory_lock(${collectingLock})`)
      await client.query('begin isolation level repeatable read read only')
      // Before the first query, which is when the moment of this transaction begins.
      await holdPublishing(client)
      const partitions = await holdPartitions(client)
      const [tables, drawn, heads] = [
        await copyTables(client, place, draft, name),
        await drawnTables(client),
        await headsOf(client),
      ]
      await copyRows(client, `copy (select key, size from engine.file order by key) to stdout`, (rows) =>
        writePart(place.key, join(draft, list), `${name}/${list}`, rows),
      )
      await client.query('commit')
      return { name, tables, drawn, partitions, ...heads, files: await copyFiles(storage, place, draft, name) }
    })
    await writeManifest(place, draft, manifest)
    await finishDraft(place, draft, name)
    return manifest
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function copyTables(client: pg.Client, { key }: Place, draft: string, name: string): Promise<KeptTable[]> {
  const kept: KeptTable[] = []
  for (const table of await wholeTables(client)) {
    kept.push(
      await copyTableRows(client, table, (rows) =>
        writePart(key, join(draft, table.name), `${name}/${table.name}`, rows),
      ),
    )
  }
  return kept
}

async function headsOf(client: pg.Client): Promise<Pick<Manifest, 'migrations' | 'sequences' | 'audit'>> {
  const {
    rows: [audit],
  } = await client.query<{ seq: string; hash: string }>(
    `select seq, encode(hash, 'hex') as hash from engine.audit_seal order by seq desc limit 1`,
  )
  return {
    migrations: await migrationsOf(client),
    sequences: await wholeSequences(client),
    audit: audit === undefined ? null : { seq: Number(audit.seq), hash: audit.hash },
  }
}

async function copyFiles(storage: FileStorage, place: Place, draft: string, name: string): Promise<Manifest['files']> {
  let [count, bytes] = [0, 0]
  for await (const line of createInterface({ input: readPart(place.key, join(draft, list), `${name}/${list}`) })) {
    const [key = '', size] = line.split('\t')
    await keepFile(place, key, () => storage.stream(key))
    count += 1
    bytes += Number(size)
  }
  return { count, bytes }
}
