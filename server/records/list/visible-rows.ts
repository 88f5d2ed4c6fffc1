import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { rowScope, scopeCondition } from '../../identity/access/scope-condition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { reading } from '../read/field-and-record-rights.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { seenMapping, seenTableNow } from './visible-table.ts'

/**
 * A subquery of the document's living rows, cut to what the caller may see: his scope's rows, and in every column
 * nothing where he does not read it whole, or a step of an approval keeps it from him. Reports start from it: ``
 * sql`select sum(p.amount) from (${rows(ctx, plan)}) p` ``.
 */
export function rows(ctx: Ctx, doc: AnyDocument): Sql {
  return rowsOf(ctx, doc, seenTableNow(ctx, doc))
}

/** The same where one may wait: it is known then which fields are kept from the caller, and the others are read as they are. */
export async function seenRows(ctx: Ctx, doc: AnyDocument): Promise<Sql> {
  return rowsOf(ctx, doc, (await seenMapping(ctx, doc)).table)
}

function rowsOf(ctx: Ctx, doc: AnyDocument, table: Sql): Sql {
  const { columns } = mappingOf(doc)
  const seen = [...columns.values()].map(({ id, field, type }) =>
    reading(ctx, field) === 'whole' ? sql`t.${id}` : sql`null::${raw(type)} as ${id}`,
  )
  return sql`select ${join(seen)} from ${table} t where t.del_flag = 0 and ${scopeCondition(rowScope(ctx, doc))}`
}
