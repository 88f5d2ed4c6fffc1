import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { lineColumn, linesNamed, mappingOf } from '../schema/table-mapping.ts'

/** Ids of the records in whose lines a column names another record, whoever may see them. */
export async function recordsNaming(
  ctx: Ctx,
  doc: AnyDocument,
  { lines: name, column, id }: { readonly lines: string; readonly column: string; readonly id: string },
): Promise<string[]> {
  const lines = linesNamed(mappingOf(doc), name)
  const named = await ctx.sql.query<{ readonly id: string }>(
    prepared(
      sql`select distinct parent_id as id from ${lines.table} where ${lineColumn(lines, column).id} = ${id}::uuid`,
    ),
  )
  return named.map((record) => record.id)
}
