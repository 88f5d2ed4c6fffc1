import { writeXlsxStream } from 'hucre/xlsx'
import type { AnyDocument } from '../../core/document.ts'
import type { Json } from '../../core/json.ts'
import type { TextContext } from '../../core/kind.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import { audited } from '../audit/audited.ts'
import { labelIn } from '../store/labels.ts'
import { type MappedColumn, mappingOf } from '../store/mapping.ts'
import { type Names, namesOf } from '../store/names.ts'
import { pageQuery, type PageRequest } from '../store/page.ts'
import { pageRows } from '../store/page-rows.ts'
import { readable, reading } from '../store/rights.ts'
import { afterCursor, cursorOf } from '../store/sorting.ts'
import type { StoredRecord } from '../store/stored-record.ts'

export interface ExportRequest extends Omit<PageRequest, 'page' | 'size' | 'after'> {
  /** Which columns, in this order; those of the list when left out. */
  readonly columns?: readonly string[]
}

const mostRows = 50_000
const window = 500

/** The rows that a list shows, all pages of them, as a spreadsheet in the caller's language. */
export async function exportRows(ctx: Ctx, doc: AnyDocument, request: ExportRequest): Promise<ReadableStream<Uint8Array>> {
  const mapping = mappingOf(doc)
  const columns = exported(ctx, doc, request)
  const query = pageQuery(ctx, doc, mapping, { ...request, size: window })
  const first = await pageRows(ctx, mapping, query)
  if (first.total > mostRows) throw new Refusal('export.too-many', { most: mostRows })
  await audited(ctx, { verb: 'export', document: mapping.key, detail: { rows: first.total } })
  return writeXlsxStream(rows(), { name: sheetName(ctx, doc), columns: columns.map(({ name }) => ({ header: labelIn(ctx, doc, name) })) })

  async function* rows(): AsyncGenerator<(string | number | null)[]> {
    for (let records = first.records; records.length > 0;) {
      const names = await namesOf(ctx, doc, records, new Set(columns.map(({ name }) => name)))
      for (const record of records) yield columns.map((column) => cell(ctx, column, record, names))
      const last = records.at(-1)
      if (last === undefined || records.length < window) return
      records = (await pageRows(ctx, mapping, { ...query, after: afterCursor(query.keys, cursorOf(query.keys, last)) })).records
    }
  }
}

function exported(ctx: Ctx, doc: AnyDocument, { list, columns }: ExportRequest): MappedColumn[] {
  const mapping = mappingOf(doc)
  const wanted = columns ?? doc.lists[list ?? 'main']?.columns ?? Object.keys(doc.fields)
  return wanted.flatMap((name) => {
    const column = mapping.columns.get(name)
    if (column === undefined || reading(ctx, column.field) === 'none') {
      if (columns === undefined) return []
      throw new Refusal('request.unknown-column', { name }, { status: 400 })
    }
    return [column]
  })
}

/** Numbers stay numbers while a spreadsheet holds all their digits; everything else is what people read. */
function cell(ctx: Ctx, { name, kind, field }: MappedColumn, record: StoredRecord, names: Names): string | number | null {
  const value = record[name] ?? null
  const seen = readable(ctx, field, value)
  if (seen === undefined || seen === null) return null
  if (seen !== value) return String(seen)
  if (kind.numeric && isExact(value)) return Number(value)
  const context: TextContext = { lang: ctx.lang, name: (source, key) => names[`${source}:${key}`] ?? key }
  return kind.text(value, field, context)
}

function isExact(value: Json): value is string {
  return typeof value === 'string' && value.replaceAll(/\D/g, '').replace(/^0+/, '').length <= 15
}

function sheetName({ running, lang }: Ctx, doc: AnyDocument): string {
  const title = running.documents.get(`${doc.module}.${doc.name}`)?.words.title[lang] ?? doc.name
  // A sheet's name holds 31 characters and none of these signs.
  return title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31)
}
