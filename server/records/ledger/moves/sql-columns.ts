import { join, raw, type Sql } from 'sql-template-tag'
import { identifier } from '../../schema/sql-identifier.ts'
import type { MappedColumn } from '../../schema/table-mapping.ts'

/** `"warehouse", "goods"`. */
export function sqlList(columns: readonly string[]): Sql {
  return join(columns.map((column) => identifier(column)))
}

/** `"warehouse" uuid, "quantity" numeric(20,3)`: columns of a record set. */
export function sqlTyped(columns: readonly Pick<MappedColumn, 'column' | 'type'>[]): Sql {
  // A type comes from a kind, never from a request.
  return raw(columns.map(({ column, type }) => `${identifier(column).text} ${type}`).join(', '))
}
