import { conditionOnValue } from '../../../core/api-types/list-conditions-of-report.ts'
import type { Conditions } from '../../../core/api-types/report-result.ts'
import type { GroupedReport, RowsSummed, WorkedRow } from '../../../core/description/report.ts'
import { add, div, isZero, mul } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import type { FigureRow } from './figure-types.ts'
import type { Key } from './group-keys.ts'
import type { GroupRow } from './group-measures.ts'

type Statement = NonNullable<GroupedReport['statement']>

/** A row of a table: groups by their keys, or what a statement works out of them. */
export type TableRow = { readonly down: readonly Key[] } | { readonly worked: WorkedRow }

/** The rows of a statement: the groups that are there, in its order, and those worked out of them. */
export function statementRows(statement: Statement, keys: readonly (readonly Key[])[]): readonly TableRow[] {
  if (keys.length === 0) return []
  const named = new Set<Key>(namedIn(statement))
  const others = keys.filter(([key = null]) => !named.has(key)).map((down) => ({ down }))
  return statement.flatMap((row): readonly TableRow[] => {
    if (typeof row === 'string') return keys.filter(([key]) => key === row).map((down) => ({ down }))
    return 'sum' in row && row.sum === 'all' ? [...others, { worked: row }] : [{ worked: row }]
  })
}

/** Keys in the order of a statement, those it does not name last. */
export function inStatement(statement: Statement, keys: readonly Key[]): readonly Key[] {
  const named = namedIn(statement)
  return [...named.filter((key) => keys.includes(key)), ...keys.filter((key) => !named.some((one) => one === key))]
}

function namedIn(statement: Statement): readonly string[] {
  return statement.filter((row) => typeof row === 'string')
}

/** What some groups, or all of them, are together in each column. */
export function summed(byKeys: ReadonlyMap<string, readonly GroupRow[]>, rows: RowsSummed): readonly GroupRow[] {
  if (rows === 'all') return byKeys.get(JSON.stringify([])) ?? []
  const sums = new Map<GroupRow['across'], GroupRow>()
  for (const group of rows.flatMap((key) => byKeys.get(JSON.stringify([key])) ?? [])) {
    const other = sums.get(group.across)
    sums.set(group.across, other === undefined ? group : together(other, group))
  }
  return [...sums.values()]
}

function together(one: GroupRow, other: GroupRow): GroupRow {
  const sums = Object.entries(one.sums).map(([name, value]) => [name, addedTo(value, other.sums[name] ?? null)])
  return { ...one, count: add(one.count, other.count), sums: Object.fromEntries(sums) }
}

function addedTo(one: string | null, other: string | null): string | null {
  return one === null || other === null ? (one ?? other) : add(one, other)
}

/** Each figure in percent of the one in its column. */
export function inPercent(figures: FigureRow, of: FigureRow): FigureRow {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, percent(value, of[name])]))
}

function percent(value: Json, of: Json | undefined): string | null {
  if (typeof value !== 'string' || typeof of !== 'string' || isZero(of)) return null
  return div(mul(value, '100'), of, 2)
}

/** What a list is asked for the records of such a row; a percentage is made of no records of its own. */
export function conditionsOf(worked: WorkedRow, column: string): Conditions | null {
  if (!('sum' in worked)) return null
  if (worked.sum === 'all') return {}
  const [key = null] = worked.sum
  return { [column]: worked.sum.length === 1 ? conditionOnValue(key) : worked.sum }
}
