import sql, { join, raw } from 'sql-template-tag'
import { markNames } from '../../../core/approval/approval-substatus.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { rowScope, scopeCondition } from '../../identity/access/scope-condition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { SheetRow } from '../../platform/workbook/sheet-cell.ts'
import { exportedColumns, type ExportRequest } from '../../records/documents/exported-columns.ts'
import { withoutHidden } from '../../records/list/approval-hidden-fields.ts'
import { pageQuery } from '../../records/list/list-page.ts'
import { orderBy } from '../../records/list/sorting.ts'
import { seenMapping } from '../../records/list/visible-table.ts'
import { flowsOf, standingColumn, withMarks, withNodeNames } from '../../records/read/approval-node-names.ts'
import { type Names, namesOf } from '../../records/read/load-reference-names.ts'
import { inReadersWords } from '../../records/read/present-record.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import { columnOf, type MappedColumn, type Mapping } from '../../records/schema/table-mapping.ts'
import { exportColumn } from './export-column.ts'
import { inShownNames, shownNames } from './translated-columns.ts'

/** Most rows that one export has. */
export const mostRows = 1_000_000
const piece = 1_000

/**
 * All rows of a list from one look at the database, piece by piece: read by a cursor, so that neither
 * side ever holds them all. `ctx` is in a transaction. Stops when the signal says so.
 */
export async function* exportPieces(
  ctx: Ctx,
  doc: AnyDocument,
  request: ExportRequest,
  signal: AbortSignal,
): AsyncGenerator<SheetRow[]> {
  const mapping = await seenMapping(ctx, doc)
  const columns = exportedColumns(ctx, doc, request)
  const own = columns.map((column) => exportColumn(ctx, doc, column, request.format ?? 'xlsx'))
  const shown = shownNames(ctx, doc, columns)
  const read = [...withApproval(mapping, withMaker(mapping, columns)), ...shown.values()]
  const names = new Set(read.map(({ name }) => name))
  const { conditions, keys } = pageQuery(ctx, doc, mapping, { ...request, size: 1 })
  // The whole answer is wanted: plans that find the first rows soonest are the wrong ones.
  await ctx.sql.query(sql`set local cursor_tuple_fraction = 1`)
  await ctx.sql.query(sql`
    declare export_rows no scroll cursor for
    select ${join([raw('t.id'), ...read.filter(({ name }) => name !== 'id').map(({ selected }) => selected)])}${standingColumn(ctx, doc)} from ${mapping.table} t
    where t.del_flag = 0 and ${join([...conditions, scopeCondition(rowScope(ctx, doc))], ' and ')} order by ${orderBy(keys)}`)
  const marks = namedMarks(ctx)
  const fetch = () => ctx.sql.query<StoredRecord>(sql`fetch ${raw(String(piece))} from export_rows`)
  let count = 0
  for (let coming = fetch(); ;) {
    const records = await withoutHidden(ctx, doc, await coming)
    signal.throwIfAborted()
    count += records.length
    if (count > mostRows) throw new Refusal('export.too-many', { most: mostRows })
    // The next piece is on its way while this one is put into words.
    if (records.length === piece) (coming = fetch()).catch(() => undefined)
    const known = await namesOf(ctx, doc, records, names)
    const flows = await flowsOf(ctx, doc, records)
    const standing = withMarks(withNodeNames(ctx, doc, records, flows), flows)
    const said = standing.map((record) =>
      inReadersWords(ctx, doc, marked(makerNamed(inShownNames(record, shown), known))),
    )
    const called = { ...known, ...marks }
    if (records.length > 0) yield said.map((record) => own.map(({ cell }) => cell(record, called)))
    if (records.length < piece) return
  }
}

/** Whether an approval has a mark is found by what else the record says of it. */
function withApproval(mapping: Mapping, columns: readonly MappedColumn[]): readonly MappedColumn[] {
  if (!columns.some(({ name }) => name === 'approvalStatus')) return columns
  const asked = ['procInstId', 'currentNode'].filter((wanted) => !columns.some(({ name }) => name === wanted))
  return [...columns, ...asked.map((name) => columnOf(mapping, name))]
}

/** A mark stands in place of the status, as lists show it. */
function marked(record: StoredRecord): StoredRecord {
  const { approvalMark = null } = record
  return approvalMark === null || record.approvalStatus === undefined
    ? record
    : { ...record, approvalStatus: approvalMark }
}

function namedMarks({ lang }: Ctx): Names {
  return Object.fromEntries(
    Object.entries(markNames).map(([mark, words]) => [`dictionary:approvalStatus:${mark}`, words[lang]]),
  )
}

/** Who made a record is named by his id, as lists do: beside the name he had then it is read as well. */
function withMaker(mapping: Mapping, columns: readonly MappedColumn[]): readonly MappedColumn[] {
  const isThere = (wanted: string) => columns.some(({ name }) => name === wanted)
  return isThere('createName') && !isThere('createBy') ? [...columns, columnOf(mapping, 'createBy')] : columns
}

function makerNamed(record: StoredRecord, names: Names): StoredRecord {
  const called = names[`person:${String(record.createBy)}`]
  return record.createName === undefined || called === undefined ? record : { ...record, createName: called }
}
