import sql from 'sql-template-tag'
import { type Ctx, withinTransaction } from '../../../server/module-api.ts'
import { followSales, lastSettled, lockSale } from './cost-of-sale.server.ts'
import { followDirect } from './direct-cost.server.ts'
import { settledAnew, underAny } from './settled-quantities.server.ts'

/**
 * Books the costs of what was sold and settled before they were kept: on the day of the last settlement, or the first
 * after it whose month is open. A contract at a time, each in a transaction of its own: cut off, it goes on where it was,
 * and repeated, it changes nothing.
 */
export async function costsOfBefore(ctx: Ctx): Promise<void> {
  const behind = await ctx.sql.query<{ id: string }>(sql`
    select distinct t."contractId" as id from (${settledAnew(underAny)}) t order by 1`)
  for (const { id } of behind)
    await withinTransaction(ctx, async (inside) => {
      await lockSale(inside, id)
      const since = await lastSettled(inside, id)
      if (since !== null) await followSales(inside, id, { type: 'contracts.contract', id }, since)
    })
  for (const { id, day } of await ctx.sql.query<{ id: string; day: string }>(settledPurchases))
    await withinTransaction(ctx, (inside) => followDirect(inside, id, day))
}

/** Purchases that are settled for good; what was booked of them stays as it is. */
const settledPurchases = sql`
  select s.related_contract::text as id, s.date::text as day from contracts.settlement s
  where s.direction = 'buy' and s.settle_type = 'final' and s.approval_status = '2' and s.del_flag = 0 order by 1`
