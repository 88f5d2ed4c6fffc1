import sql, { empty } from 'sql-template-tag'
import type { Lang } from '../../core/language.ts'
import type { FieldError, Params } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import type { Sql } from '../database/sql.ts'
import type { Cells } from './check-row.ts'
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

/** `right` and `wrong` wait; `there` is a record already; `done` became one. */
export type RowState = 'right' | 'wrong' | 'there' | 'done'

/** A row of engine.sheet_row. */
export interface KeptRow {
  readonly row: number
  /** The file's hash and the number of the row there. */
  readonly key: string
  readonly cells: Cells
  readonly errors: Readonly<Record<string, FieldError>> | null
  readonly state: RowState
}

export type Counts = Readonly<Record<RowState, number>>

export const noCounts: Counts = { right: 0, wrong: 0, there: 0, done: 0 }

const columns = sql`id, person, document, lang, file_key as "fileKey", file_name as "fileName", file_hash as "fileHash", state, columns, rows, total, error, created`

export async function insertImport({ sql: on, actor, lang, now }: Ctx, row: Pick<ImportRow, 'id' | 'document' | 'fileKey' | 'fileName' | 'fileHash'>): Promise<void> {
  await on.query(sql`
    insert into engine.sheet_import (id, person, document, lang, file_key, file_name, file_hash, state, created)
    values (${row.id}::uuid, ${actor.id}::uuid, ${row.document}, ${lang}, ${row.fileKey}, ${row.fileName}, ${row.fileHash}, 'checking', ${new Date(now)})`)
}

export async function importById(on: Sql, id: string, lock = false): Promise<ImportRow | null> {
  const [row] = await on.query<ImportRow>(sql`select ${columns} from engine.sheet_import where id = ${id}::uuid ${lock ? sql`for update` : empty}`)
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
export async function moveImport(on: Sql, id: string, from: readonly ImportState[], to: ImportState, at: number, more: { readonly rows?: number; readonly total?: number; readonly columns?: readonly FileColumn[]; readonly error?: ImportRow['error'] } = {}): Promise<boolean> {
  const ended = to === 'done' || to === 'failed' || to === 'cancelled'
  const found = await on.query(sql`
    update engine.sheet_import set state = ${to}, rows = coalesce(${more.rows ?? null}::integer, rows), total = coalesce(${more.total ?? null}::integer, total),
      columns = coalesce(${more.columns === undefined ? null : JSON.stringify(more.columns)}::jsonb, columns), error = ${more.error ? JSON.stringify(more.error) : null}::jsonb, ended = ${ended ? new Date(at) : null}::timestamptz
    where id = ${id}::uuid and state = any(${from}::text[]) returning 1`)
  return found.length > 0
}

/** Notes how far a step is; false when it was stopped. */
export async function noteStep(on: Sql, id: string, state: ImportState, rows: number): Promise<boolean> {
  const found = await on.query(sql`update engine.sheet_import set rows = ${rows} where id = ${id}::uuid and state = ${state} returning 1`)
  return found.length > 0
}

export async function clearRows(on: Sql, id: string): Promise<void> {
  await on.query(sql`delete from engine.sheet_row where import = ${id}::uuid`)
}

/** A row to be kept: its cells as the text of their JSON, its key null where that is its place in its own file. */
export interface NewRow extends Pick<KeptRow, 'row' | 'errors' | 'state'> {
  readonly key: string | null
  readonly cells: string
}

/** The key of a row that only its place in its own file tells. */
export function ownKey(fileHash: string, row: number): string {
  return `${fileHash}:${row}`
}

/** One array for each column: PostgreSQL reads that several times as fast as the same rows as JSON. */
export async function keepRows(on: Sql, { id, fileHash }: Pick<ImportRow, 'id' | 'fileHash'>, rows: readonly NewRow[]): Promise<void> {
  await on.query(sql`
    insert into engine.sheet_row (import, row_no, row_key, cells, errors, state)
    select ${id}::uuid, r.row, coalesce(r.key, ${`${fileHash}:`}::text || r.row), r.cells::jsonb, r.errors::jsonb, r.state
    from unnest(${rows.map(({ row }) => row)}::integer[], ${rows.map(({ key }) => key)}::text[], ${rows.map(({ cells }) => cells)}::text[],
      ${rows.map(({ errors }) => (errors === null ? null : JSON.stringify(errors)))}::text[], ${rows.map(({ state }) => state)}::text[]) as r(row, key, cells, errors, state)
    on conflict (import, row_no) do update set cells = excluded.cells, errors = excluded.errors, state = excluded.state`)
}

/** Lets the planner see what was kept: of a table that has just grown it knows nothing, and would sort all of it for every batch. */
export async function surveyRows(on: Sql): Promise<void> {
  await on.query(sql`analyze (skip_locked) engine.sheet_row`)
}

/** Rows in the order of the file: of one state, or all; from a place on, or after a row. */
export function rowsOf(on: Sql, id: string, { state, after, offset = 0, limit }: { readonly state?: RowState; readonly after?: number; readonly offset?: number; readonly limit: number }): Promise<KeptRow[]> {
  return on.query<KeptRow>(sql`
    select row_no as row, row_key as key, cells, errors, state from engine.sheet_row where import = ${id}::uuid
    ${state === undefined ? empty : sql`and state = ${state}`} ${state === 'wrong' ? sql`and errors is not null` : empty} ${after === undefined ? empty : sql`and row_no > ${after}`}
    order by row_no limit ${limit} offset ${offset}`)
}

export async function rowOf(on: Sql, id: string, row: number): Promise<KeptRow | null> {
  const [found] = await on.query<KeptRow>(sql`
    select row_no as row, row_key as key, cells, errors, state from engine.sheet_row where import = ${id}::uuid and row_no = ${row} for update`)
  return found ?? null
}

export async function countsOf(on: Sql, id: string): Promise<Counts> {
  const rows = await on.query<{ state: RowState; count: number }>(sql`select state, count(*)::int as count from engine.sheet_row where import = ${id}::uuid group by state`)
  return { ...noCounts, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}
