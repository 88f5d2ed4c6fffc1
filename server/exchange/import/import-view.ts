import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { sayCode } from '../../platform/http/refusal-text.ts'
import { type ImportColumn, importColumns } from './import-columns.ts'
import { importedBefore, type ImportRow, type ImportState } from './import-job-store.ts'
import { type Counts, countsOf, type StagedRow, noCounts, type RowState } from './import-staging.ts'
import { rowWords, localizeRowErrors } from './localize-row-errors.ts'
import { makePlan } from './make-import-plan.ts'

/** An import as its page shows it. */
export interface ImportView {
  readonly id: string
  readonly state: ImportState
  readonly fileName: string
  readonly rows: number
  readonly total: number
  readonly counts: Counts
  /** Nothing is written while one of its rows is wrong. */
  readonly whole: boolean
  readonly columns: readonly ImportColumn[]
  /** Headings of the file that fill nothing. */
  readonly passedOver: readonly string[]
  /** Why it failed, in the caller's language. */
  readonly error: string | null
  /** When the same file was imported before. */
  readonly earlier: number | null
}

/** A row as the page shows it. */
export interface RowView {
  readonly row: number
  readonly state: RowState
  readonly cells: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** The columns are those of the file that fill something, and those that something is missing in. */
export async function importView(ctx: Ctx, doc: AnyDocument, row: ImportRow): Promise<ImportView> {
  const { id, state, fileName, rows, total } = row
  const whole = doc.importWhole === true
  // While it is worked on it is asked again and again, and only how far it is matters.
  if (state === 'checking' || state === 'writing')
    return {
      id,
      state,
      fileName,
      rows,
      total,
      columns: [],
      counts: noCounts,
      whole,
      passedOver: [],
      error: null,
      earlier: null,
    }
  const plan = await makePlan(ctx, doc)
  const named = new Set(row.columns.flatMap(({ field }) => field ?? []))
  const all = await importColumns(ctx, doc, plan)
  const columns = all.filter(({ name, required }) => named.has(name) || required)
  const open = new Set(all.map(({ name }) => name))
  return {
    id,
    state,
    fileName,
    rows,
    total,
    columns,
    counts: await countsOf(ctx.sql, row.id),
    whole,
    passedOver: row.columns
      .filter(({ field, header }) => header !== '' && !header.startsWith('#') && (field === null || !open.has(field)))
      .map(({ header }) => header),
    error: row.error === null ? null : sayCode(rowWords(ctx.running), ctx.lang, row.error.code, row.error.params),
    earlier: await importedBefore(ctx.sql, row),
  }
}

export function rowView(ctx: Ctx, doc: AnyDocument, { row, state, cells, errors }: StagedRow): RowView {
  return { row, state, cells, errors: localizeRowErrors(ctx, doc, errors) }
}
