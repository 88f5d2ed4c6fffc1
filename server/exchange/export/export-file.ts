import type { AnyDocument } from '../../../core/description/document.ts'
import type { Lang } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { contextOn } from '../../platform/context/make-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { SheetRow } from '../../platform/workbook/sheet-cell.ts'
import { writeSheet } from '../../platform/workbook/write-sheet.ts'
import { exportedColumns, type ExportRequest } from '../../records/documents/exported-columns.ts'
import { spool, type Spooled } from '../../records/files/spool-upload.ts'
import { isPool } from '../../records/write/within-transaction.ts'
import { exportColumn } from './export-column.ts'
import { exportTotals } from './export-totals.ts'
import { exportPieces } from './read-export-rows.ts'

export interface Making {
  readonly signal: AbortSignal
  /** Told how many rows are in the file so far. */
  readonly onRows: (rows: number) => Promise<void> | void
}

export interface MadeSheet {
  readonly file: Spooled
  readonly rows: number
}

const patience = 120_000

/** Makes the spreadsheet of a list on disk; nothing is left when it fails or is stopped. */
export async function makeExportFile(
  ctx: Ctx,
  folder: string,
  doc: AnyDocument,
  request: ExportRequest,
  { signal, onRows }: Making,
): Promise<MadeSheet> {
  const format = request.format ?? 'xlsx'
  const columns = exportedColumns(ctx, doc, request).map((column) => exportColumn(ctx, doc, column, format).look)
  const pool = ctx.sql
  if (!isPool(pool)) throw new Error('an export reads in a transaction of its own')
  let rows = 0
  const order = { format, name: sheetName(ctx, doc), columns, separator: separators[ctx.lang] }
  const file = await inTransaction(
    pool,
    (on) => {
      const inside = contextOn(ctx, on)
      // What reads a csv takes every line for a record.
      const totals = async () => (format === 'csv' ? [] : exportTotals(inside, doc, request))
      return spool(folder, writeSheet(order, counted(exportPieces(inside, doc, request, signal)), totals))
    },
    { isolation: 'repeatable read', statementTimeout: patience, retries: 0 },
  )
  return { file, rows }

  async function* counted(pieces: AsyncIterable<SheetRow[]>): AsyncGenerator<SheetRow[]> {
    for await (const some of pieces) {
      yield some
      rows += some.length
      await onRows(rows)
    }
  }
}

// Where a comma stands in numbers, spreadsheets expect another sign between values.
const separators: Readonly<Record<Lang, string>> = { zh: ',', ru: ';', en: ',' }

/** The document's title as a sheet may be called. */
export function sheetName({ running, lang }: Ctx, doc: AnyDocument): string {
  const title = running.documents.get(`${doc.module}.${doc.name}`)?.words.title[lang] ?? doc.name
  // A sheet's name holds 31 characters and none of these signs.
  return (
    title
      .replaceAll(/[[\]:*?/\\']/g, ' ')
      .slice(0, 31)
      .trim() || doc.name
  )
}
