import sql, { empty, join, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../core/document.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import { filterColumn } from './filters.ts'
import { identifier } from './identifier.ts'
import { isId } from './is-id.ts'
import { type MappedColumn, type Mapping, mappingOf, measureName } from './mapping.ts'
import { namesOf, type Names } from './names.ts'
import { pageQuery, type PageRequest } from './page.ts'
import { counted, type PageQuery } from './page-rows.ts'

export interface TotalsRequest extends Omit<PageRequest, 'page' | 'size' | 'after' | 'sort' | 'dir'> {
  /** Only these records, whatever the filters: a selection, or what is in sight. */
  readonly ids?: readonly string[]
}

/** One sum; `in` is what it counts (a currency, a unit), null where that does not differ or was left empty. */
export interface Total {
  readonly in: string | null
  readonly sum: string
}

/** The sums of each totalled column: one for each currency or unit, for different ones are never added. */
export type Totals = Readonly<Record<string, readonly Total[]>>

export interface TotalsAnswer {
  readonly count: number
  readonly totals: Totals
  readonly names: Names
}

/** A column to add up, and the column beside it that says what it counts. */
export interface Totalled {
  readonly column: MappedColumn
  readonly measure: MappedColumn | null
}

const mostIds = 10_000

/** Exact sums over every row that matches or was chosen, however many. */
export async function totals(ctx: Ctx, doc: AnyDocument, { ids, ...request }: TotalsRequest): Promise<TotalsAnswer> {
  const mapping = mappingOf(doc)
  const columns = totalledColumns(ctx, doc, mapping, request.list)
  const query = ids === undefined ? pageQuery(ctx, doc, mapping, request) : chosenOnly(pageQuery(ctx, doc, mapping, request.list === undefined ? {} : { list: request.list }), ids)
  const rows = (await Promise.all(byMeasure(columns).map(([measure, own]) => sums(ctx, mapping, query, measure, own))))
  const [count = 0] = rows.map((found) => found.reduce((sum, { count: some }) => sum + some, 0))
  const sorted = sumsOf(columns, rows.flat())
  return { count, totals: sorted, names: await measureNames(ctx, doc, columns, [sorted]) }
}

/** What a list totals and the caller reads; a sum whose currency he may not read would mix them and is left out. */
export function totalledColumns(ctx: Ctx, doc: AnyDocument, mapping: Mapping, list = 'main'): readonly Totalled[] {
  return (doc.lists[list]?.totals ?? []).flatMap((name) => {
    const column = filterColumn(ctx, mapping, name)
    const by = column === null ? null : measureName(column)
    const measure = by === null ? null : filterColumn(ctx, mapping, by)
    return column === null || (by !== null && measure === null) ? [] : [{ column, measure }]
  })
}

/** Columns that one statement adds up; those that count nothing of their own come first, if only to count the rows. */
export function byMeasure(columns: readonly Totalled[]): readonly (readonly [measure: MappedColumn | null, columns: readonly MappedColumn[]])[] {
  const measures = [...new Set(columns.flatMap(({ measure }) => (measure === null ? [] : [measure])))]
  return [null, ...measures].map((measure) => [measure, columns.filter((one) => one.measure === measure).map(({ column }) => column)] as const)
}

/** `, sum(c.amount) as sum__amount` for each column. */
export function sumColumns(columns: readonly MappedColumn[]): Sql[] {
  return columns.map(({ id, column }) => sql`sum(c.${id})::text as ${identifier(`sum__${column}`)}`)
}

export interface SumRow {
  readonly measure: MappedColumn | null
  readonly count: number
  readonly in: string | null
  readonly row: Readonly<Record<string, string | null>>
}

/** Rows of sums as totals of the columns; what was summed nowhere is zero, so that a list without rows says so. */
export function sumsOf(columns: readonly Totalled[], rows: readonly SumRow[]): Totals {
  return Object.fromEntries(columns.map(({ column, measure }) => {
    const own = rows.filter((row) => row.measure === measure).flatMap((found): Total[] => {
      const sum = found.row[`sum__${column.column}`] ?? null
      return sum === null ? [] : [{ in: found.in, sum }]
    })
    return [column.name, own.length === 0 ? [{ in: null, sum: '0' }] : own]
  }))
}

/** The names of all currencies and units in some totals. */
export function measureNames(ctx: Ctx, doc: AnyDocument, columns: readonly Totalled[], all: readonly Totals[]): Promise<Names> {
  const measures = columns.flatMap(({ column, measure }) => (measure === null ? [] : [{ column, measure }]))
  const records = measures.flatMap(({ column, measure }) => [...new Set(all.flatMap((one) => (one[column.name] ?? []).map((total) => total.in)))].map((value) => ({ [measure.name]: value })))
  return namesOf(ctx, doc, records, new Set(measures.map(({ measure }) => measure.name)))
}

async function sums(ctx: Ctx, mapping: Mapping, query: PageQuery, measure: MappedColumn | null, columns: readonly MappedColumn[]): Promise<SumRow[]> {
  const read = [...columns, ...(measure === null ? [] : [measure])].map(({ id }) => sql`t.${id}`)
  const of = measure === null ? sql`null::text` : sql`nullif(c.${measure.id}::text, '')`
  const rows = await ctx.sql.query<Record<string, string | null>>(sql`
    select ${of} as measure, count(*)::int as page__total${join([empty, ...sumColumns(columns)], ', ')}
    from (${counted(mapping, query, read.length === 0 ? sql`1` : join(read))}) c group by 1 order by 1 nulls last`)
  return rows.map((row) => ({ measure, in: row.measure ?? null, count: Number(row.page__total ?? 0), row }))
}

function chosenOnly(query: PageQuery, ids: readonly string[]): PageQuery {
  if (ids.length > mostIds || !ids.every(isId)) throw new Refusal('request.wrong-filter', { name: 'ids' }, { status: 400 })
  // Few records are found by their ids, whatever the scope.
  return { ...query, searching: true, conditions: [...query.conditions, sql`t.id = any(${ids}::uuid[])`] }
}
