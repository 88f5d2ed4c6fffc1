import sql, { empty } from 'sql-template-tag'
import type { Lang } from '../../../core/values/language.ts'
import type { Params } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { FileColumn } from './find-header.ts'

export type ImportState = 'checking' | 'checked' | 'writing' | 'done' | 'failed' | 'cancelled'

/** A row of engine.sheet_import. */
export interface ImportRow {
  readonly id: string
  readonly person: string
  readonly document: string
  readonly lang: Lang
  readonly fileKey: string
  readonly fileName: string
  readonly fileHash: string
  readonly state: ImportState
  readonly columns: readonly FileColumn[]
  /** How many rows of the present step are behind. */
  readonly rows: number
  readonly total: number
  readonly error: { readonly code: string; readonly params: Params } | null
  readonly created: number
}

const columns = sql`id, person, document, lang, file_key as "fileKey", file_name as "fileName", file_hash as "fileHash", state, columns, rows, total, error, created`

export async function insertImport(
  { sql: on, actor, lang, now }: Ctx,
  row: Pick<ImportRow, 'id' | 'document' | 'fileKey' | 'fileName' | 'fileHash'>,
): Promise<void> {
  await on.query(sql`
    insert into engine.sheet_import (id, person, document, lang, file_key, file_name, file_hash, state, created)
    values (${row.id}::uuid, ${actor.id}::uuid, ${row.document}, ${lang}, ${row.fileKey}, ${row.fileName}, ${row.fileHash}, 'checking', ${new Date(now)})`)
}

export async function importById(on: Sql, id: string, lock = false): Promise<ImportRow | null> {
  const [row] = await on.query<ImportRow>(
    sql`select ${columns} from engine.sheet_import where id = ${id}::uuid ${lock ? sql`for update` : empty}`,
  )
  return row ?? null
}

/** The caller's import of a document that is not at its end; the latest of several. */
export async function openImport({ sql: on, actor }: Ctx, document: string): Promise<ImportRow | null> {
  const [row] = await on.query<ImportRow>(sql`
    select ${columns} from engine.sheet_import where person = ${actor.id}::uuid and document = ${document} and state in ('checking', 'checked', 'writing')
    order by created desc limit 1`)
  return row ?? null
}

/** When the same file was imported before, by anybody; null when never. */
export async function importedBefore(on: Sql, { id, document, fileHash }: ImportRow): Promise<number | null> {
  const [row] = await on.query<{ ended: number }>(sql`
    select ended from engine.sheet_import where document = ${document} and file_hash = ${fileHash} and state = 'done' and id <> ${id}::uuid order by ended desc limit 1`)
  return row?.ended ?? null
}

/** Moves an import on; false when it was in none of these states. */
export async function moveImport(
  on: Sql,
  id: string,
  from: readonly ImportState[],
  to: ImportState,
  at: number,
  more: {
    readonly rows?: number
    readonly total?: number
    readonly columns?: readonly FileColumn[]
    readonly error?: ImportRow['error']
  } = {},
): Promise<boolean> {
  const ended = to === 'done' || to === 'failed' || to === 'cancelled'
  const found = await on.query(sql`
    update engine.sheet_import set state = ${to}, rows = coalesce(${more.rows ?? null}::integer, rows), total = coalesce(${more.total ?? null}::integer, total),
      columns = coalesce(${more.columns === undefined ? null : JSON.stringify(more.columns)}::jsonb, columns), error = ${more.error ? JSON.stringify(more.error) : null}::jsonb, ended = ${ended ? new Date(at) : null}::timestamptz
    where id = ${id}::uuid and state = any(${from}::text[]) returning 1`)
  return found.length > 0
}

/** Notes how far a step is; false when it was stopped. */
export async function noteStep(on: Sql, id: string, state: ImportState, rows: number): Promise<boolean> {
  const found = await on.query(
    sql`update engine.sheet_import set rows = ${rows} where id = ${id}::uuid and state = ${state} returning 1`,
  )
  return found.length > 0
}
