import { Sql } from 'sql-template-tag'
import type { Json } from '../../../core/values/json.ts'
import type { MappedColumn } from './table-mapping.ts'

/** A record's value as the driver takes it. */
export function toSql({ kind, field, type }: MappedColumn, value: Json | undefined): unknown {
  if (value === undefined || value === null) return null
  if (kind.toSql !== undefined) return kind.toSql(value, field)
  if (type.startsWith('timestamp') && typeof value === 'number') return new Date(value).toISOString()
  return bound(type, value)
}

/** What makes of a record's value what travels to a page; null for a kind whose values travel as they are. */
export function toWire({
  kind: { toWire: told },
  field,
}: Pick<MappedColumn, 'kind' | 'field'>): ((value: Json) => Json) | null {
  return told === undefined ? null : (value) => (value === null ? null : told(value, field))
}

/** A parameter with the column's type said, so that PostgreSQL never guesses. */
export function parameter(column: MappedColumn, value: Json | undefined): Sql {
  return cast(toSql(column, value), column.type)
}

/** The type of an array of such values. */
export function arrayCast(type: string): string {
  return `${plainType(type)}[]`
}

/** `numeric(20,4)` -> `numeric`: what a value is compared as. */
export function plainType(type: string): string {
  return type.startsWith('timestamp') ? 'timestamptz' : type.replace(/\(.*?\)/, '')
}

function cast(value: unknown, type: string): Sql {
  // The type comes from a kind or from base-fields.ts, never from a request.
  return new Sql(['', `::${plainType(type)}`], [value])
}

function bound(type: string, value: Json): unknown {
  // The driver would send an array as a PostgreSQL array, which JSON is not.
  return type.startsWith('json') ? JSON.stringify(value) : value
}
