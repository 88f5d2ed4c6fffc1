import { rm } from 'node:fs/promises'
import sql from 'sql-template-tag'
import { dayMs } from '../../../core/values/duration.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { now } from '../../platform/process/clock.ts'
import type { Unfinished } from './file-storage.ts'
import type { Files } from './file-store-interface.ts'
import { withoutRow } from './orphan-objects.ts'
import { drawingsOf } from './redrawn-pictures.ts'
import { clearSpool } from './spool-upload.ts'

interface Collected {
  /** Uploads that were attached to nothing for so long. */
  readonly files: number
  /** Objects that no row names: their process died between the two. */
  readonly objects: number
  /** Uploads that never arrived whole. */
  readonly unfinished: number
}

// 'keep' in ASCII: held alone by a backup from its first row to its last file, so that no file goes meanwhile.
export const collectingLock = 0x6b_65_65_70
const batch = 500

/**
 * Removes what belongs to nobody: to be called every hour by one process or several. A row goes first
 * and its object after it, so that a crash in between leaves what the next run finds.
 */
export async function collectOrphans(
  on: Sql,
  files: Files,
  { at = now(), olderThanMs = dayMs } = {},
): Promise<Collected> {
  const before = at - olderThanMs
  return {
    files: await collectLoose(on, files, before),
    objects: await collectStrangers(on, files, before),
    unfinished: (await dropUploads(on, files, before)) + (await clearSpool(files.folder, before)),
  }
}

async function collectLoose(on: Sql, files: Files, before: number): Promise<number> {
  for (let count = 0; ;) {
    // A save that is just attaching one holds its row: it is passed over, and no longer loose next time.
    const rows = await on.query<{ key: string }>(sql`
      delete from engine.file where pg_try_advisory_xact_lock_shared(${collectingLock}) and id in (
        select id from engine.file where loose_since < ${new Date(before).toISOString()}::timestamptz limit ${batch} for update skip locked)
      returning key`)
    for (const { key } of rows) await forget(files, key)
    count += rows.length
    if (rows.length < batch) return count
  }
}

/** Large uploads to which nothing was added for so long. */
async function dropUploads(on: Sql, { storage }: Files, before: number): Promise<number> {
  const rows = await on.query<Unfinished>(sql`
    delete from engine.upload where id in (
      select id from engine.upload where touched < ${new Date(before).toISOString()}::timestamptz limit ${batch} for update skip locked)
    returning key, ticket`)
  for (const upload of rows) await storage.pieces.drop(upload)
  return rows.length
}

async function collectStrangers(on: Sql, files: Files, before: number): Promise<number> {
  let count = 0
  for await (const { key, at } of withoutRow(on, files.storage)) {
    if (at >= before) continue
    await forget(files, key)
    count += 1
  }
  return count
}

async function forget({ storage, folder }: Files, key: string): Promise<void> {
  await storage.remove(key)
  for (const path of drawingsOf(folder, key)) await rm(path, { force: true })
}
