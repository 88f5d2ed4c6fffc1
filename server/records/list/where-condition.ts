import sql, { join, raw, type Sql } from 'sql-template-tag'
import { type Condition, isNot, isRange, type Range, type Where } from '../../../core/description/where.ts'
import type { Json } from '../../../core/values/json.ts'
import { isId } from '../../platform/database/is-id.ts'
import { arrayCast, parameter, toSql } from '../schema/column-value.ts'
import { columnOf, type MappedColumn, type Mapping } from '../schema/table-mapping.ts'

/** The condition on the table `t`; a name that is no column is our own bug. */
export function whereCondition(mapping: Mapping, where: Where): Sql {
  const parts = Object.entries(where).map(([name, wanted]) => matches(columnOf(mapping, name), wanted))
  return parts.length === 0 ? sql`true` : join(parts, ' and ')
}

/** One column against a value, values, a range, emptiness or its opposite. */
export function matches(column: MappedColumn, wanted: Condition): Sql {
  if (wanted === null) return sql`t.${column.id} is null`
  if (isNot(wanted)) return sql`(${matches(column, wanted.not)}) is not true`
  if (isRange(wanted)) return within(column, wanted)
  if (column.type.startsWith('uuid')) return oneOf(column, [wanted].flat().filter(isId))
  if (Array.isArray(wanted)) return oneOf(column, wanted)
  return isArrayType(column) ? oneOf(column, [wanted]) : sql`t.${column.id} = ${parameter(column, wanted)}`
}

function within(column: MappedColumn, { from, to }: Range): Sql {
  const ends = [
    ...(from === undefined || from === null ? [] : [sql`t.${column.id} >= ${parameter(column, from)}`]),
    ...(to === undefined || to === null ? [] : [sql`t.${column.id} <= ${parameter(column, to)}`]),
  ]
  return ends.length === 0 ? sql`true` : join(ends, ' and ')
}

/** A column that holds several values matches when it holds any of them. */
function oneOf(column: MappedColumn, wanted: readonly Json[]): Sql {
  // Nothing equals none, and what is no id names no record.
  if (wanted.length === 0) return sql`false`
  if (isArrayType(column)) return sql`t.${column.id} && ${wanted}::${raw(column.type)}`
  const [first = null] = wanted
  // One value keeps the order of its index; several are merged from as many places.
  if (wanted.length === 1 && first !== null) return sql`t.${column.id} = ${parameter(column, first)}`
  const values = wanted.map((value) => toSql(column, value))
  return sql`t.${column.id} = any(${values}::${raw(arrayCast(column.type))})`
}

function isArrayType({ type }: MappedColumn): boolean {
  return type.endsWith('[]')
}
