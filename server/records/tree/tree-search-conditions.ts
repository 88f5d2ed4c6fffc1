import sql, { join, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { rowScope, scopeCondition } from '../../identity/access/scope-condition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { asksNothing } from '../list/column-filter.ts'
import { filterConditions } from '../list/filter-conditions.ts'
import type { Mapping } from '../schema/table-mapping.ts'
import { parentOf } from './tree-parent-errors.ts'

type Parameters = Readonly<Record<string, Json>>

/** Which records of the table `t` a search finds; null where nothing is searched for. */
export function hitCondition(ctx: Ctx, doc: AnyDocument, mapping: Mapping, parameters: Parameters): Sql | null {
  if (Object.values(parameters).every(asksNothing)) return null
  return join(filterConditions(ctx, doc, mapping, parameters), ' and ')
}

/** The records that a search finds and those above them, as far as the caller sees these; null where nothing is sought. */
export function wayCondition(ctx: Ctx, doc: AnyDocument, mapping: Mapping, parameters: Parameters): Sql | null {
  const hit = hitCondition(ctx, doc, mapping, parameters)
  if (hit === null) return null
  const parent = parentOf(doc)
  const seen = sql`t.del_flag = 0 and ${scopeCondition(rowScope(ctx, doc))}`
  return sql`t.id = any(array(
    with recursive way as (
      select t.id, t.${parent} as above from ${mapping.table} t where ${seen} and ${hit}
      union
      select t.id, t.${parent} from ${mapping.table} t join way w on t.id = w.above where ${seen})
    select id from way))`
}

/** The records one level below a parent; at the top also those whose parent the caller does not see. */
export function levelCondition(ctx: Ctx, doc: AnyDocument, mapping: Mapping, parent: string | null): Sql {
  const column = parentOf(doc)
  if (parent !== null) return sql`t.${column} = ${parent}::uuid`
  const scope = rowScope(ctx, doc)
  if (scope.all) return sql`t.${column} is null`
  return sql`(t.${column} is null or t.${column} <> all(array(
    select t.id from ${mapping.table} t where t.del_flag = 0 and ${scopeCondition(scope)})))`
}
