import sql from 'sql-template-tag'
import { alertEvent } from '../../../base/alert-event.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { rows } from '../../records/list/visible-rows.ts'

/** Alerts within the caller's sight that nobody has closed. */
export async function countOpenAlerts(ctx: Ctx): Promise<number> {
  const [counted] = await ctx.sql.query<{ n: number }>(
    sql`select count(*)::int as n from (${rows(ctx, alertEvent)}) e where e.status in ('1', '2')`,
  )
  return counted?.n ?? 0
}
