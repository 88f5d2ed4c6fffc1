import sql from 'sql-template-tag'
import { dayMs } from '../../core/values/duration.ts'
import type { Ctx } from '../platform/context/context.ts'

/**
 * Forgets exports whose files are gone, and the rows of imports that ended or that nobody went on with. Which row
 * became which record is kept.
 */
export async function sweepSheetRows(ctx: Ctx): Promise<void> {
  const before = (days: number) => new Date(ctx.now - days * dayMs)
  await ctx.sql.query(sql`delete from engine.sheet_export where created < ${before(2)}`)
  await ctx.sql.query(
    sql`delete from engine.sheet_piece p using engine.sheet_import i where i.id = p.import and i.created < ${before(7)} and i.state <> 'writing'`,
  )
  await ctx.sql.query(
    sql`update engine.sheet_import set state = 'cancelled', ended = ${new Date(ctx.now)} where created < ${before(7)} and state in ('checking', 'checked')`,
  )
}
