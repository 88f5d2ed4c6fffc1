import sql from 'sql-template-tag'
import type { Lang } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { ExportRequest } from '../documents/exported-columns.ts'

/** A row of engine.sheet_export. */
export interface ExportRow {
  readonly id: string
  readonly person: string
  readonly document: string
  readonly lang: Lang
  readonly request: ExportRequest
  readonly state: 'running' | 'ready' | 'failed' | 'cancelled'
  readonly rows: number
  readonly total: number
  readonly rights: string
  readonly fileKey: string | null
  readonly fileName: string
  readonly error: string | null
}

const columns = sql`id, person, document, lang, request, state, rows, total, rights, file_key as "fileKey", file_name as "fileName", error`

type NewExport = Pick<ExportRow, 'id' | 'document' | 'request' | 'total' | 'rights' | 'fileKey' | 'fileName'>

/** Notes that the caller's export has begun; false when there is one of that id. */
export async function insertExport({ sql: on, actor, lang, now }: Ctx, row: NewExport): Promise<boolean> {
  const made = await on.query(sql`
    insert into engine.sheet_export (id, person, document, lang, request, state, total, rights, file_key, file_name, created)
    values (${row.id}::uuid, ${actor.id}::uuid, ${row.document}, ${lang}, ${JSON.stringify(row.request)}::jsonb, 'running', ${row.total}, ${row.rights}, ${row.fileKey}, ${row.fileName}, ${new Date(now)})
    on conflict do nothing returning 1`)
  return made.length > 0
}

/** An export of the caller's own; null when there is none of that id. */
export async function ownExport({ sql: on, actor }: Ctx, id: string): Promise<ExportRow | null> {
  const [row] = await on.query<ExportRow>(
    sql`select ${columns} from engine.sheet_export where id = ${id}::uuid and person = ${actor.id}::uuid`,
  )
  return row ?? null
}

export async function exportById(on: Sql, id: string): Promise<ExportRow | null> {
  const [row] = await on.query<ExportRow>(sql`select ${columns} from engine.sheet_export where id = ${id}::uuid`)
  return row ?? null
}

export async function exportByFile(on: Sql, fileKey: string): Promise<ExportRow | null> {
  const [row] = await on.query<ExportRow>(sql`select ${columns} from engine.sheet_export where file_key = ${fileKey}`)
  return row ?? null
}

/** Notes how many rows are written; false when it was stopped meanwhile. */
export async function noteRows(on: Sql, id: string, rows: number): Promise<boolean> {
  const found = await on.query(
    sql`update engine.sheet_export set rows = ${rows} where id = ${id}::uuid and state = 'running' returning 1`,
  )
  return found.length > 0
}

/** Ends what runs; false when it has ended already. */
export async function endExport(
  on: Sql,
  id: string,
  state: 'ready' | 'failed' | 'cancelled',
  at: number,
  { rows, error = null }: { rows?: number; error?: string | null } = {},
): Promise<boolean> {
  const found = await on.query(sql`
    update engine.sheet_export set state = ${state}, ended = ${new Date(at)}, error = ${error}, rows = coalesce(${rows ?? null}, rows), total = coalesce(${rows ?? null}, total)
    where id = ${id}::uuid and state = 'running' returning 1`)
  return found.length > 0
}

/** Forgets an export that was answered at once. */
export async function dropExport(on: Sql, id: string): Promise<void> {
  await on.query(sql`delete from engine.sheet_export where id = ${id}::uuid`)
}
