import sql, { join, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { rowScope, scopeCondition } from '../../identity/access/scope-condition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { reading } from '../read/rights.ts'
import { mappingOf } from '../schema/mapping.ts'
import { seenTableNow } from './seen-table.ts'

/**
 * A subquery of the document's living rows, cut to what the caller may see: his scope's rows, and the
 * columns he reads whole, empty where a step of an approval keeps one from him. Reports start from it: `` sql`select sum(p.amount) from (${rows(ctx, plan)}) p` ``.
 */
export function rows(ctx: Ctx, doc: AnyDocument): Sql {
  const { columns } = mappingOf(doc)
  const readable = [...columns.values()].filter(({ field }) => reading(ctx, field) === 'whole')
  return sql`select ${join(readable.map(({ id }) => sql`t.${id}`))} from ${seenTableNow(ctx, doc)} t where t.del_flag = 0 and ${scopeCondition(rowScope(ctx, doc))}`
}
