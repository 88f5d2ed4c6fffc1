import type { AnyDocument } from '../../../core/description/document.ts'
import type { PrintLang } from '../../../core/values/print-language.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { SheetFormat } from '../../platform/workbook/sheet-cell.ts'
import type { PageRequest } from '../list/list-page.ts'
import { reading } from '../read/field-and-record-rights.ts'
import { type MappedColumn, mappingOf } from '../schema/table-mapping.ts'

/** Records that are printed into one PDF, in the languages of the print. */
export interface PrintRequest {
  readonly ids: readonly string[]
  readonly lang: PrintLang
}

/** What a page asks to be exported: the rows of its list in their order. */
export interface ExportRequest extends Omit<PageRequest, 'page' | 'size' | 'after'> {
  /** Which columns, in this order; those of the list when left out. */
  readonly columns?: readonly string[]
  /** xlsx unless said. */
  readonly format?: SheetFormat
  /** Chosen records on paper, instead of rows of a list. */
  readonly print?: PrintRequest
}

/** The columns that a request comes to; refused when it names one that the caller may not read. */
export function exportedColumns(ctx: Ctx, doc: AnyDocument, { list, columns }: ExportRequest): MappedColumn[] {
  const mapping = mappingOf(doc)
  const wanted = columns ?? doc.lists[list ?? 'main']?.columns ?? Object.keys(doc.fields)
  return wanted.flatMap((name) => {
    const column = mapping.columns.get(name)
    if (column !== undefined && reading(ctx, column.field) !== 'none') return [column]
    // Sub-tables have rows of their own and no cell here.
    if (columns === undefined || (column === undefined && Object.hasOwn(doc.fields, name))) return []
    throw new Refusal('request.unknown-column', { name }, { status: 400 })
  })
}
