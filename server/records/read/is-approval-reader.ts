import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'

/** Who is asked to approve reads what he decides about, whatever else he may see. */
export async function isReader(ctx: Ctx, document: string, recordId: string): Promise<boolean> {
  const rows = await ctx.sql.query(sql`
    select 1 from engine.reader where document = ${document} and person = ${ctx.actor.id}::uuid and record_id = ${recordId}::uuid`)
  return rows.length > 0
}
