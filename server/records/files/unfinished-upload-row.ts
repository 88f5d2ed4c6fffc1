import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** A row of engine.upload: a large file on its way. */
export interface UploadRow {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly ext: string
  /** Bytes; the driver answers int8 as text. */
  readonly size: string
  readonly received: string
  readonly ticket: string
  readonly created: number
}

const columns = sql`id, key, name, ext, size, received, ticket, created`

export async function insertUpload(
  ctx: Ctx,
  { id, key, name, ext, size, ticket }: Omit<UploadRow, 'received' | 'created' | 'size'> & { readonly size: number },
): Promise<void> {
  const at = new Date(ctx.now).toISOString()
  await ctx.sql.query(sql`
    insert into engine.upload (id, key, name, ext, size, ticket, uploader, unit, created, touched)
    values (${id}::uuid, ${key}, ${name}, ${ext}, ${size}, ${ticket}, ${ctx.actor.id}::uuid, ${ctx.actor.unitId}::uuid, ${at}::timestamptz, ${at}::timestamptz)`)
}

/** The caller's own upload of that id; null when it is somebody else's, or none. */
export async function ownUpload(ctx: Ctx, id: string): Promise<UploadRow | null> {
  if (!isUploadId(id)) return null
  const [row] = await ctx.sql.query<UploadRow>(
    sql`select ${columns} from engine.upload where id = ${id}::uuid and uploader = ${ctx.actor.id}::uuid`,
  )
  return row ?? null
}

/** What the caller has begun and not finished, the newest first. */
export function ownUploads(ctx: Ctx, most: number): Promise<UploadRow[]> {
  return ctx.sql.query<UploadRow>(
    sql`select ${columns} from engine.upload where uploader = ${ctx.actor.id}::uuid order by created desc limit ${most}`,
  )
}

/** Makes `writer` the one request that may add to the upload from now on; false when it has come further than `at`. */
export async function becomeWriter(on: Sql, id: string, writer: string, at: number): Promise<boolean> {
  const rows = await on.query(
    sql`update engine.upload set writer = ${writer}::uuid where id = ${id}::uuid and received = ${at} returning 1`,
  )
  return rows.length > 0
}

/** Holds the row until the transaction ends; false when another request writes by now or the place is taken. */
export async function holdAsWriter(on: Sql, id: string, writer: string, at: number): Promise<boolean> {
  const rows = await on.query(
    sql`select 1 from engine.upload where id = ${id}::uuid and writer = ${writer}::uuid and received = ${at} for update`,
  )
  return rows.length > 0
}

/** Notes a piece that the store has written. */
export async function notePiece(
  on: Sql,
  id: string,
  piece: { readonly number: number; readonly tag: string; readonly received: number; readonly at: string },
): Promise<void> {
  await on.query(
    sql`update engine.upload set received = ${piece.received}, touched = ${piece.at}::timestamptz where id = ${id}::uuid`,
  )
  if (piece.tag === '') return
  await on.query(
    sql`insert into engine.upload_piece (upload, number, tag) values (${id}::uuid, ${piece.number}, ${piece.tag})`,
  )
}

export async function tagsOf(on: Sql, id: string): Promise<string[]> {
  const rows = await on.query<{ tag: string }>(
    sql`select tag from engine.upload_piece where upload = ${id}::uuid order by number`,
  )
  return rows.map(({ tag }) => tag)
}

export async function deleteUpload(on: Sql, id: string): Promise<void> {
  await on.query(sql`delete from engine.upload where id = ${id}::uuid`)
}

/** Whether a text can be the id of an upload at all. */
export function isUploadId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
