import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import {
  disjointWays,
  type LimitedScope,
  type RowScope,
  type ScopeWay,
  scopeCondition,
} from '../../identity/access/scope-condition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { plain, repeated, type Statement } from '../../platform/database/sql.ts'
import { selected } from '../read/read-stored-records.ts'
import { identifier } from '../schema/sql-identifier.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import type { MappedColumn, Mapping } from '../schema/table-mapping.ts'
import { estimatedCount, keepEstimatedCount } from './estimated-counts.ts'
import { orderBy, orderedColumns, type SortKey } from './sorting.ts'

/** A window of a list, all names and values checked. */
export interface PageQuery {
  readonly scope: RowScope
  readonly conditions: readonly Sql[]
  /** The search box was used: its index finds the rows, whatever the scope. */
  readonly searching: boolean
  /** Any values of the conditions are found the same way, by indexes that the document is sure to have. */
  readonly even: boolean
  /** Where the window begins, when it goes on after a cursor. */
  readonly after: Sql | null
  readonly keys: readonly SortKey[]
  readonly size: number
  readonly offset: number
}

interface PageRows {
  readonly records: readonly StoredRecord[]
  readonly total: number
  readonly approximate: boolean
  /** Sums of the columns asked for, when there are any. */
  readonly sums: Readonly<Record<string, string>> | null
}

const exactTo = 100_000

// Beyond this a window is found by reading on instead of merging the heads of many indexes.
const deepest = 600

/** What a window of a list sends to the database. */
export interface PageStatements {
  /** The rows, their number and sums at once. */
  readonly whole: Statement
  /** The rows alone, for lists too long to be counted. */
  readonly rows: () => Statement
  /** Tells apart what is counted. */
  readonly counted: string
  readonly summed: readonly MappedColumn[]
}

interface StatementParts {
  readonly summed?: readonly MappedColumn[]
  readonly chosen?: Sql
  readonly small?: boolean
}

/**
 * The statements of a window, with sums of some columns over all rows; `chosen` are the columns of the rows. In a `small`
 * table every row that fits is counted: looking at each whether it is one too many costs a third of counting them.
 */
export function pageStatements(
  mapping: Mapping,
  query: PageQuery,
  { summed = [], chosen = selected(mapping), small = false }: StatementParts = {},
): PageStatements {
  const shared = sharedWays(query, small)
  const count = branches(mapping, query, raw('1'), [])
  const whole = sql`
    ${sharedRows(mapping, query, shared, summed)}select total.*, ${chosen}
    from (${small ? countAndSums(mapping, query, shared, summed) : countUpTo(mapping, query, shared)}) total
    left join (${window(mapping, query, shared)}) k on true
    left join ${mapping.table} t on t.id = k.id
    order by ${orderBy(query.keys)}`
  return {
    whole: plain(whole),
    rows: () => rowsAlone(mapping, query, chosen),
    counted: `${count.text} ${JSON.stringify(count.values)}`,
    summed,
  }
}

function rowsAlone(mapping: Mapping, query: PageQuery, chosen: Sql): Statement {
  const shared = sharedWays(query, false)
  return sql`
    ${sharedRows(mapping, query, shared)}select ${chosen} from (${window(mapping, query, shared)}) k
    join ${mapping.table} t on t.id = k.id
    order by ${orderBy(query.keys)}`
}

/** How many rows match, no further than is counted at all. */
function countUpTo(mapping: Mapping, query: PageQuery, shared: readonly ScopeWay[]): Sql {
  return sql`select count(*) as page__total from (${branches(mapping, query, raw('1'), shared)}${raw(` limit ${exactTo + 1}`)}) c`
}

/**
 * How many rows match, and sums of some of their columns. Each way into the scope is counted by itself: handing its rows on
 * to one count costs more than finding them.
 */
function countAndSums(
  mapping: Mapping,
  query: PageQuery,
  shared: readonly ScopeWay[],
  summed: readonly MappedColumn[],
): Sql {
  const sums = summed.map(({ id, column }) => sql`, sum(t.${id}) as ${identifier(`sum__${column}`)}`)
  const each = sql`count(*) as page__total${sums.length === 0 ? empty : join(sums, '')}`
  const parts = partsOf(mapping, query, shared)
  const [first = empty] = parts
  if (parts.length === 1) return sql`select ${each} ${first}`
  const all = summed.map(({ column }) => {
    const id = identifier(`sum__${column}`)
    return sql`, sum(c.${id}) as ${id}`
  })
  return sql`select sum(c.page__total) as page__total${all.length === 0 ? empty : join(all, '')} from (${join(
    parts.map((part) => sql`select ${each} ${part}`),
    ' union all ',
  )}) c`
}

/** The rows of a window, how many there are altogether, and sums of some columns over all: one statement. */
export async function pageRows(
  ctx: Ctx,
  mapping: Mapping,
  query: PageQuery,
  { whole, rows: alone, counted: count, summed } = pageStatements(mapping, query),
): Promise<PageRows> {
  const great = estimatedCount(ctx, count)
  if (great !== null)
    return {
      records: await ctx.sql.query(planned(query, repeated(alone()))),
      total: great,
      approximate: true,
      sums: null,
    }
  const rows = await ctx.sql.query<Record<string, string | null>>(planned(query, repeated(whole)))
  const [first = {}] = rows
  const found = Number(first.page__total ?? 0)
  const records = rows.filter(({ id }) => id !== null)
  if (found <= exactTo)
    return {
      records,
      total: found,
      approximate: false,
      sums:
        summed.length === 0
          ? null
          : Object.fromEntries(summed.map(({ name, column }) => [name, first[`sum__${column}`] ?? '0'])),
    }
  const total = await estimated(ctx, mapping, query)
  keepEstimatedCount(ctx, count, total)
  return { records, total, approximate: true, sums: null }
}

/** The statement of a list, planned once where its values do not matter. */
export function planned(query: PageQuery, statement: Statement): Statement {
  const { scope, even, searching, after } = query
  return even && !searching && after === null && (scope.all || isMerged(query))
    ? { ...statement, plannedOnce: true }
    : statement
}

/** A condition that chooses among rows found otherwise: no index is looked for by it, so a plan for all values does not bet on it. */
export function tried(condition: Sql): Sql {
  return sql`(${condition}) is true`
}

/** One row for each record that matches, whatever the window. */
export function counted(mapping: Mapping, query: PageQuery, columns: Sql = raw('1')): Sql {
  return branches(mapping, query, columns, [])
}

function window(mapping: Mapping, query: PageQuery, shared: readonly ScopeWay[]): Sql {
  const { scope, conditions, after, keys, size, offset, searching } = query
  const end = ending(size, offset)
  // Whoever sees whole units meets his rows soon when reading by time; one's own few are found by their index.
  const readOn = isUsualOrder(keys) && offset + size > deepest && !scope.all && scope.unitIds.length > 0
  if (scope.all || searching || readOn) {
    return sql`select t.id from ${mapping.table} t where ${matching([...conditions, ...(after === null ? [] : [after]), scopeCondition(scope)])} order by ${orderBy(keys)} ${end}`
  }
  if (isMerged(query)) return merged(mapping, scope, query, shared)
  const wanted = after === null ? query : { ...query, conditions: [...conditions, after] }
  return sql`select h.id from (${branches(mapping, wanted, orderedColumns(keys), [])}) h order by ${orderBy(keys, raw('h'))} ${end}`
}

/** Told as numbers, so that a prepared plan knows that the first few rows are asked for. */
function ending(size: number, offset: number): Sql {
  return offset === 0 ? raw(`limit ${size}`) : sql`${raw(`limit ${size}`)} offset ${offset}`
}

/** One row for each record that matches; the ways that are `shared` are read from `shared_rows`. */
function branches(mapping: Mapping, query: PageQuery, columns: Sql, shared: readonly ScopeWay[]): Sql {
  return join(
    partsOf(mapping, query, shared).map((part) => sql`(select ${columns} ${part})`),
    ' union all ',
  )
}

/** `from … where …` of each way into the scope, none of whose rows is in another; the shared ways are one of them. */
export function partsOf(mapping: Mapping, query: PageQuery, shared: readonly ScopeWay[] = []): readonly Sql[] {
  const { scope, conditions, searching } = query
  if (scope.all || searching)
    return [
      sql`from ${mapping.table} t where ${matching([...conditions, ...(scope.all ? [] : [scopeCondition(scope)])])}`,
    ]
  const own = disjointWays(scope).filter((way) => !shared.includes(way))
  return [
    ...own.map(
      ({ way, condition }) => sql`from ${mapping.table} t where ${matching([...wantedIn(query, way), condition])}`,
    ),
    ...(shared.length === 0 ? [] : [sql`from shared_rows t`]),
  ]
}

/**
 * The ways into a scope whose rows are found once, both for the window and for the count: those one reads as handler or
 * copied person alone. In a small table all but the first: beside one's own unit they are few, and are counted anyway.
 */
function sharedWays(query: PageQuery, small: boolean): readonly ScopeWay[] {
  if (query.scope.all || !isMerged(query)) return []
  return disjointWays(query.scope).filter(({ way }, at) => (small ? at > 0 : way === 'reader'))
}

function sharedRows(
  mapping: Mapping,
  query: PageQuery,
  shared: readonly ScopeWay[],
  summed: readonly MappedColumn[] = [],
): Sql {
  if (shared.length === 0) return empty
  const columns = ['id', 'create_time', ...summed.map(({ column }) => column)].map(
    (column) => sql`t.${identifier(column)}`,
  )
  const rows = shared.map(
    ({ way, condition }) =>
      sql`select ${join(columns)} from ${mapping.table} t where ${matching([...wantedIn(query, way), condition])}`,
  )
  return sql`with shared_rows as materialized (${join(rows, ' union all ')}) `
}

/** The index of a unit has its filters beside it; those of the other ways find rows by the way alone. */
function wantedIn({ conditions, even }: PageQuery, way: ScopeWay['way']): readonly Sql[] {
  return even && way !== 'unit' ? conditions.map(tried) : conditions
}

/** Newest first or oldest first: the order that the indexes of a scope keep. */
function isUsualOrder(keys: readonly SortKey[]): boolean {
  return keys.length === 2 && keys[0]?.column.name === 'createTime'
}

function isMerged({ scope, searching, keys, size, offset }: PageQuery): boolean {
  return !scope.all && !searching && isUsualOrder(keys) && offset + size <= deepest
}

/**
 * The first rows of each unit, each department and one's own, taken from an index that already has the order,
 * then merged with those one handles: its cost follows the window and not the table.
 */
function merged(
  mapping: Mapping,
  { unitIds, deptIds, me }: LimitedScope,
  query: PageQuery,
  shared: readonly ScopeWay[],
): Sql {
  const { keys, size, offset, after } = query
  const later = after === null ? [] : [after]
  const head = (way: ScopeWay['way'], condition: Sql): Sql =>
    sql`(select t.id, t.create_time from ${mapping.table} t where ${matching([...wantedIn(query, way), ...later, condition])} order by ${orderBy(keys)} ${ending(size + offset, 0)})`
  const each = (way: 'unit' | 'department', column: Sql, ids: readonly string[]): Sql[] => {
    if (ids.length < 2) return ids.map((id) => head(way, sql`t.${column} = ${id}::uuid`))
    return [
      sql`select x.id, x.create_time from unnest(${ids}::uuid[]) as u(id) cross join lateral ${head(way, sql`t.${column} = u.id`)} x`,
    ]
  }
  const isShared = (name: ScopeWay['way']) => shared.some(({ way }) => way === name)
  const heads = [
    ...each('unit', raw('unit_id'), unitIds),
    ...(isShared('department') ? [] : each('department', raw('dept_id'), deptIds)),
    ...(isShared('own') ? [] : [head('own', sql`t.create_by = ${me}::uuid`)]),
    sql`select t.id, t.create_time from shared_rows t${after === null ? empty : sql` where ${after}`}`,
  ]
  // `union` and not `union all`: a row may be visible in several ways.
  return sql`select h.id from (${join(heads, ' union ')}) h order by ${orderBy(keys, raw('h'))} ${ending(size, offset)}`
}

function matching(conditions: readonly Sql[]): Sql {
  return sql`t.del_flag = 0${conditions.length === 0 ? empty : sql` and ${join(conditions, ' and ')}`}`
}

/** How many rows PostgreSQL expects; at least what has been counted. */
async function estimated(ctx: Ctx, mapping: Mapping, query: PageQuery): Promise<number> {
  const rows = await ctx.sql.query<{ 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] }>(sql`
    explain (format json) ${counted(mapping, query)}`)
  return Math.max(exactTo, Math.round(rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0))
}
