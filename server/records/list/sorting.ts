import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { type ShownName, shownNameOf } from '../read/shown-name-column.ts'
import { parameter } from '../schema/column-value.ts'
import { answerName } from '../schema/sql-identifier.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { columnOf, type MappedColumn, type Mapping } from '../schema/table-mapping.ts'
import { withoutLimits } from './column-filter.ts'
import { filterColumn } from './filter-conditions.ts'

/** One column of an order. */
export interface SortKey {
  readonly column: MappedColumn
  /** The name in the reader's language that is shown instead of the column; null when the column itself is shown. */
  readonly shown: ShownName | null
  readonly descending: boolean
}

const mostKeys = 5

/**
 * What rows are ordered by: `planDate`, `-planDate` or several with commas between; `dir` is for those
 * without a minus. The id always comes last, so that no two rows stand equal.
 */
export function sortKeys(ctx: Ctx, mapping: Mapping, wanted: readonly string[], dir?: string): readonly SortKey[] {
  const keys = wanted.slice(0, mostKeys + 1).map((name) => sortKey(ctx, mapping, name, dir))
  if (keys.length > mostKeys) throw unknown(wanted.join())
  const descending = keys.at(-1)?.descending ?? true
  return [...keys, { column: columnOf(mapping, 'id'), shown: null, descending }]
}

/** `order by` of some keys on the table or subquery `t`. */
export function orderBy(keys: readonly SortKey[], table = raw('t')): Sql {
  return join(
    keys.map((key) => sql`${sorted(key, table)} ${direction(key)}`),
    ', ',
  )
}

/** The columns of `t` that an order reads, for a subquery that is ordered outside. */
export function orderedColumns(keys: readonly SortKey[]): Sql {
  const columns = keys.flatMap(({ column, shown }) => (shown === null ? [column] : [column, shown.by]))
  return join([...new Set(columns)].map(({ id }) => sql`t.${id}`))
}

/** The rows after a cursor; one that was made for another order, or was tampered with, is refused. */
export function afterCursor(keys: readonly SortKey[], cursor: string): Sql {
  const values = decode(keys, cursor)
  if (keys.every(({ column, descending }) => column.notNull && descending === keys[0]?.descending)) {
    const columns = join(keys.map((key) => sorted(key)))
    return sql`(${columns}) ${raw(keys[0]?.descending === true ? '<' : '>')} (${join(keys.map(({ column }, at) => parameter(column, values[at])))})`
  }
  const steps = keys.map((key, at) => {
    const equal = keys
      .slice(0, at)
      .map((before, earlier) => sql`${value(before)} is not distinct from ${parameter(before.column, values[earlier])}`)
    return sql`(${join([...equal, beyond(key, values[at] ?? null)], ' and ')})`
  })
  return sql`(${join(steps, ' or ')})`
}

/** The cursor that continues after a record. */
export async function cursorOf(
  ctx: Ctx,
  mapping: Mapping,
  keys: readonly SortKey[],
  record: StoredRecord,
): Promise<string> {
  const names = await shownIn(ctx, mapping, keys, record)
  const values = keys.map(({ column: { name } }) => names[name] ?? record[name] ?? null)
  return Buffer.from(JSON.stringify([signature(keys), ...values])).toString('base64url')
}

/** The names by which a record stands where it does. */
async function shownIn(
  ctx: Ctx,
  mapping: Mapping,
  keys: readonly SortKey[],
  { id }: StoredRecord,
): Promise<StoredRecord> {
  const shown = keys.filter((key) => key.shown !== null)
  if (shown.length === 0) return {}
  const names = join(shown.map((key) => sql`${value(key)} as ${answerName(key.column.name)}`))
  const [found] = await ctx.sql.query<StoredRecord>(
    sql`select ${names} from ${mapping.table} t where t.id = ${id}::uuid`,
  )
  return found ?? {}
}

function sortKey(ctx: Ctx, mapping: Mapping, wanted: string, dir?: string): SortKey {
  const minus = wanted.startsWith('-')
  const name = minus ? wanted.slice(1) : wanted
  const column = filterColumn(ctx, mapping, name)
  if (column === null || !column.kind.sortable || column.type === 'jsonb' || column.type.endsWith('[]'))
    throw unknown(name)
  return { column, shown: shownNameOf(ctx, mapping, column), descending: minus || dir === 'desc' }
}

function unknown(name: string): Refusal {
  return new Refusal('request.unknown-sort', { name }, { status: 400 })
}

/** The column as people sort it; what says nothing else is compared by its bytes, as its index is. */
function sorted(key: SortKey, table = raw('t')): Sql {
  const { collation } = key.column
  if (key.shown !== null) return sql`${value(key, table)} collate "und-x-icu"`
  return collation === null ? value(key, table) : sql`${value(key, table)} collate ${collations[collation]}`
}

/** What is compared: the name in the reader's language, or the column itself where nobody has translated it. */
function value({ column, shown }: SortKey, table = raw('t')): Sql {
  return shown === null
    ? sql`${table}.${column.id}`
    : sql`coalesce(nullif(${shown.said(table)}, ''), ${table}.${column.id})`
}

// Made by our own migrations. No index uses them, so an update of ICU never leaves one in a wrong order.
const collations = { pinyin: raw('engine.pinyin'), strokes: raw('engine.strokes') }

function direction({ column: { notNull }, descending }: SortKey): Sql {
  // Empty values stand last both ways; a column that is never empty keeps the spelling its index has.
  if (!descending) return raw('asc')
  return raw(notNull ? 'desc' : 'desc nulls last')
}

function beyond(key: SortKey, after: Json): Sql {
  if (after === null) return raw('false')
  const further = sql`${sorted(key)} ${raw(key.descending ? '<' : '>')} ${parameter(key.column, after)}`
  return key.column.notNull ? further : sql`(${further} or ${value(key)} is null)`
}

function signature(keys: readonly SortKey[]): string {
  return keys.map(({ column, descending }) => `${descending ? '-' : ''}${column.name}`).join()
}

function decode(keys: readonly SortKey[], cursor: string): readonly Json[] {
  const [order, ...values] = parsed(cursor)
  if (order !== signature(keys) || values.length !== keys.length || !isId(values.at(-1)))
    throw new Refusal('request.wrong-cursor', {}, { status: 400 })
  const right = keys.every(({ column }, at) => fits(column, values[at] ?? null))
  if (!right) throw new Refusal('request.wrong-cursor', {}, { status: 400 })
  return values
}

function parsed(cursor: string): readonly Json[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) ? (value as Json[]) : [] // what JSON.parse answers is JSON
  } catch {
    return []
  }
}

/** A cursor is the client's to change: only what the column's kind accepts reaches the database. */
function fits(column: MappedColumn, value: Json): boolean {
  if (value === null) return true
  if (column.type === 'uuid') return isId(value)
  if (column.type === 'integer') return typeof value === 'number' && Number.isInteger(value)
  return !('error' in column.kind.check(value, withoutLimits(column)))
}
