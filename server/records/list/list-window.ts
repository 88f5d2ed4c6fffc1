import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import {
  disjointWays,
  type LimitedScope,
  type RowScope,
  type ScopeWay,
  scopeCondition,
} from '../../identity/access/scope-condition.ts'
import { identifier } from '../schema/sql-identifier.ts'
import type { MappedColumn, Mapping } from '../schema/table-mapping.ts'
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

// Beyond this a window is found by reading on instead of merging the heads of many indexes.
const deepest = 600

/** The ids of the rows of a window, in their order. */
export function window(mapping: Mapping, query: PageQuery, shared: readonly ScopeWay[]): Sql {
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
export function ending(size: number, offset: number): Sql {
  return offset === 0 ? raw(`limit ${size}`) : sql`${raw(`limit ${size}`)} offset ${offset}`
}

/** One row for each record that matches; the ways that are `shared` are read from `shared_rows`. */
export function branches(mapping: Mapping, query: PageQuery, columns: Sql, shared: readonly ScopeWay[]): Sql {
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
export function sharedWays(query: PageQuery, small: boolean): readonly ScopeWay[] {
  if (query.scope.all || !isMerged(query)) return []
  return disjointWays(query.scope).filter(({ way }, at) => (small ? at > 0 : way === 'reader'))
}

/** Finds the rows of the shared ways once, for whoever reads `shared_rows` after it. */
export function sharedRows(
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

/** Whether the first rows of each way into the scope are merged. */
export function isMerged({ scope, searching, keys, size, offset }: PageQuery): boolean {
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

/** A condition that chooses among rows found otherwise: no index is looked for by it, so a plan for all values does not bet on it. */
export function tried(condition: Sql): Sql {
  return sql`(${condition}) is true`
}
