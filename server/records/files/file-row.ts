import sql, { join } from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** A row of engine.file. */
export interface FileRow {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly ext: string
  /** Bytes; the driver answers int8 as text. */
  readonly size: string
  readonly type: string
  readonly sha256: string
  readonly uploader: string
  readonly uploader_name: string
  readonly created: number
  readonly document: string | null
  readonly record_id: string | null
  readonly field: string | null
}

export type NewFile = Pick<FileRow, 'id' | 'key' | 'name' | 'ext' | 'type' | 'sha256'> & { readonly size: number }

const columns = sql`id, key, name, ext, size, type, sha256, uploader, uploader_name, created, document, record_id, field`

/** Writes files as the caller's uploads, attached to nothing yet. */
export async function insertFiles(ctx: Ctx, files: readonly NewFile[]): Promise<FileRow[]> {
  const at = new Date(ctx.now).toISOString()
  const values = files.map(
    ({ id, key, name, ext, size, type, sha256 }) =>
      sql`(${id}::uuid, ${key}, ${name}, ${ext}, ${size}, ${type}, ${sha256}, ${ctx.actor.id}::uuid, ${ctx.actor.name}, ${ctx.actor.unitId}::uuid, ${at}::timestamptz, ${at}::timestamptz)`,
  )
  return ctx.sql.query<FileRow>(sql`
    insert into engine.file (id, key, name, ext, size, type, sha256, uploader, uploader_name, unit, created, loose_since) values ${join(values)} returning ${columns}`)
}

/** The file of a key, whoever may open it; null when there is none. */
export async function fileByKey(on: Sql, key: string): Promise<FileRow | null> {
  const [row] = await on.query<FileRow>(sql`select ${columns} from engine.file where key = ${key}`)
  return row ?? null
}

/** The files of these keys, locked until the transaction ends, always in the same order. */
export function lockFiles(on: Sql, keys: readonly string[]): Promise<FileRow[]> {
  return on.query<FileRow>(
    sql`select ${columns} from engine.file where key = any(${keys}::text[]) order by key for update`,
  )
}

/** The caller's own upload by its id, attached to anything or nothing. */
export async function fileOfUploader(ctx: Ctx, id: string): Promise<FileRow | null> {
  const [row] = await ctx.sql.query<FileRow>(
    sql`select ${columns} from engine.file where id = ${id}::uuid and uploader = ${ctx.actor.id}::uuid`,
  )
  return row ?? null
}
