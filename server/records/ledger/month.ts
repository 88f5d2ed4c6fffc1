import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'

/**
 * Closes a month of a company's books, or opens it again. It waits for every posting that is being
 * written into the month, and whoever comes later is refused.
 */
export async function setMonthClosed(ctx: Ctx, unitId: string, month: string, closed: boolean): Promise<void> {
  await ctx.sql.query(sql`
    insert into engine.ledger_month (unit_id, month, closed) values (${unitId}::uuid, ${month}, ${closed})
    on conflict (unit_id, month) do update set closed = excluded.closed`)
}

/** Whether nothing may be posted into a month of a company's books. */
export async function isMonthClosed(ctx: Ctx, unitId: string, month: string): Promise<boolean> {
  const [row] = await ctx.sql.query<{ closed: boolean }>(
    sql`select closed from engine.ledger_month where unit_id = ${unitId}::uuid and month = ${month}`,
  )
  return row?.closed ?? false
}
