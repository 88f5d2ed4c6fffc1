import sql, { empty, join, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { round, sum } from '../../../core/values/decimal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { type Names, namesOf } from '../read/load-reference-names.ts'
import { identifier } from '../schema/sql-identifier.ts'
import { type MappedColumn, type Mapping, measureName } from '../schema/table-mapping.ts'
import { filterColumn } from './filter-conditions.ts'

/** One sum; `in` is what it counts (a currency, a unit), null where that does not differ or was left empty. */
export interface Total {
  readonly in: string | null
  readonly sum: string
}

/** The sums of each totalled column: one for each currency or unit, for different ones are never added. */
export type Totals = Readonly<Record<string, readonly Total[]>>

/** A column to add up, and the column beside it that says what it counts. */
export interface Totalled {
  readonly column: MappedColumn
  readonly measure: MappedColumn | null
}

/** Rows put together by what they count: `rows` of them, `sum__amount`, `in__currency`. */
export type SumRow = Readonly<Record<string, string | null>>

/** What a list totals and the caller reads; a sum whose currency he may not read would mix them and is left out. */
export function totalledColumns(ctx: Ctx, doc: AnyDocument, mapping: Mapping, list = 'main'): readonly Totalled[] {
  return (doc.lists[list]?.totals ?? []).flatMap((name) => {
    const column = filterColumn(ctx, mapping, name)
    const by = column === null ? null : measureName(column)
    const measure = by === null ? null : filterColumn(ctx, mapping, by)
    return column === null || (by !== null && measure === null) ? [] : [{ column, measure }]
  })
}

/** What a statement reads of the table `t` to add columns up. */
export function readColumns(columns: readonly Totalled[]): readonly Sql[] {
  return [...measuresOf(columns), ...columns.map(({ column }) => column)].map(({ id }) => sql`t.${id}`)
}

/** `, count(*) as rows, c.currency as in__currency, sum(c.amount) as sum__amount` of the subquery `c`. */
export function sumColumns(columns: readonly Totalled[]): Sql {
  const measures = measuresOf(columns).map(({ id, column }) => sql`c.${id}::text as ${identifier(`in__${column}`)}`)
  return sql`count(*) as rows${join([empty, ...measures, ...sumsOf(columns)], ', ')}`
}

function sumsOf(columns: readonly Totalled[]): readonly Sql[] {
  return columns.map(({ column: { id, column } }) => sql`sum(c.${id})::text as ${identifier(`sum__${column}`)}`)
}

/** What sums were found to count: a value for each measure column (`currency: 'CNY'`), null where it was left empty. */
type OneThing = Readonly<Record<string, string | null>>

/** What all these rows of sums count, where it is one thing; null where it differs or there is no row. */
export function oneThingOf(columns: readonly Totalled[], rows: readonly SumRow[]): OneThing | null {
  const [first, ...others] = rows.map((row): OneThing => {
    const values = measuresOf(columns).map(({ column }) => [column, row[`in__${column}`] ?? null] as const)
    return Object.fromEntries(values)
  })
  if (first === undefined) return null
  return others.every((other) => Object.entries(other).every(([key, value]) => first[key] === value)) ? first : null
}

/** The same without groups, right where all rows count this one thing: `counted` says how many do. */
export function ungroupedColumns(columns: readonly Totalled[], of: OneThing): Sql {
  const measures = measuresOf(columns)
  const named = measures.map(({ column }) => sql`${of[column] ?? null}::text as ${identifier(`in__${column}`)}`)
  const same = measures.map(({ id, column }) => {
    const value = of[column] ?? null
    return value === null ? sql`c.${id} is null` : sql`c.${id} = ${value}`
  })
  const counted = same.length === 0 ? sql`count(*)` : sql`count(*) filter (where ${join(same, ' and ')})`
  return sql`count(*) as rows, ${counted} as counted${join([empty, ...named, ...sumsOf(columns)], ', ')}`
}

/** Whether every row counts what was found last, so that the groups would be the same sums. */
export function countsOnlyThat(rows: readonly SumRow[]): boolean {
  return rows.every(({ rows: all, counted }) => all === counted)
}

/** `c.currency` and other columns of the subquery `c` by which sums are kept apart; none where all may be added. */
export function measureColumns(columns: readonly Totalled[]): readonly Sql[] {
  return measuresOf(columns).map(({ id }) => sql`c.${id}`)
}

/** How many rows there are in all. */
export function countOf(rows: readonly SumRow[]): number {
  return rows.reduce((count, row) => count + Number(row.rows ?? 0), 0)
}

/** Sums of columns over some rows of sums; what was summed nowhere is zero, so that a list without rows says so. */
export function totalsOf(columns: readonly Totalled[], rows: readonly SumRow[]): Totals {
  return Object.fromEntries(
    columns.map(({ column, measure }) => {
      const found = new Map<string | null, string[]>()
      for (const row of rows) {
        const value = row[`sum__${column.column}`] ?? null
        if (value === null) continue
        const of = measure === null ? null : row[`in__${measure.column}`] || null // an empty text is as good as none
        found.set(of, [...(found.get(of) ?? []), value])
      }
      const sums = [...found]
        .sort(([a], [b]) => order(a, b))
        .map(([of, values]): Total => ({
          in: of,
          sum: values.length === 1 ? (values[0] ?? '0') : round(sum(values), digitsOf(column.type)),
        }))
      return [column.name, sums.length === 0 ? [{ in: null, sum: '0' }] : sums]
    }),
  )
}

/** Digits after the point that a column of this type keeps. */
function digitsOf(type: string): number {
  return Number(/,(\d+)\)$/.exec(type)?.[1] ?? 0)
}

/** The names of all currencies and units in some totals. */
export function measureNames(
  ctx: Ctx,
  doc: AnyDocument,
  columns: readonly Totalled[],
  all: readonly Totals[],
): Promise<Names> {
  const records = columns.flatMap(({ column, measure }) => {
    const values =
      measure === null ? [] : [...new Set(all.flatMap((one) => (one[column.name] ?? []).map((total) => total.in)))]
    return values.map((value) => ({ [measure?.name ?? '']: value }))
  })
  return namesOf(ctx, doc, records, new Set(measuresOf(columns).map(({ name }) => name)))
}

function measuresOf(columns: readonly Totalled[]): readonly MappedColumn[] {
  return [...new Set(columns.flatMap(({ measure }) => (measure === null ? [] : [measure])))]
}

function order(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a < b ? -1 : Number(a > b)
}
