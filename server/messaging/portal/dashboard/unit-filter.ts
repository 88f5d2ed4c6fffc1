import sql, { type Sql } from 'sql-template-tag'
import { isId } from '../../../platform/database/is-id.ts'

type Query = Readonly<Record<string, string>>

/** The unit that a widget is asked for; null where it is asked for all that the reader sees. */
function unitIn({ unitId = '' }: Query): string | null {
  return isId(unitId) ? unitId : null
}

/** The condition on rows that are named `t` to be of that unit. */
export function ofUnit(query: Query): Sql {
  const unit = unitIn(query)
  return unit === null ? sql`true` : sql`t.unit_id = ${unit}::uuid`
}

/** The same condition as a list is asked it. */
export function unitCondition(query: Query): Readonly<Record<string, string>> {
  const unit = unitIn(query)
  return unit === null ? {} : { unitId: unit }
}
