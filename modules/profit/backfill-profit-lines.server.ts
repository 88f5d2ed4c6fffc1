import sql from 'sql-template-tag'
import { type Ctx, firstOpenDay, get, withinTransaction } from '../../server/module-api.ts'
import { barterSettlement } from '../contracts/index.ts'
import { followBarter } from './bartered-profit.server.ts'
import { followSettlements } from './settled-profit.server.ts'
import { followGoods } from './stock-profit-lines.server.ts'

/**
 * Writes the lines of what was settled and went out before the profit was kept: on its own day, or the first after it
 * whose month is open. A contract and goods at a time, each in a transaction of its own: cut off, it goes on where it
 * was, and repeated, it changes nothing.
 */
export async function linesOfBefore(ctx: Ctx): Promise<void> {
  for (const { id } of await ctx.sql.query<{ id: string }>(contractsWithoutLines))
    await withinTransaction(ctx, (inside) =>
      followSettlements(inside, id, (of) => openDay(inside, of, ['arap', 'profit'])),
    )
  for (const { id } of await ctx.sql.query<{ id: string }>(bartersWithoutLines))
    await withinTransaction(ctx, async (inside) => {
      const record = await get(inside, barterSettlement, id, { lock: true })
      await followBarter(inside, record, await openDay(inside, record, ['arap', 'profit']))
    })
  for (const { id } of await ctx.sql.query<{ id: string }>(goodsWithoutLines))
    await withinTransaction(ctx, (inside) =>
      followGoods(inside, id, { since: null, dayOf: (on, of) => openDay(on, of, ['profit']) }),
    )
}

interface Dated {
  readonly unitId: string | null
  readonly date: string
}

/** The day of what was booked together in these ledgers. */
async function openDay(ctx: Ctx, { unitId, date }: Dated, ledgers: readonly string[]): Promise<string> {
  return unitId === null ? date : firstOpenDay(ctx, unitId, date, ledgers)
}

const contractsWithoutLines = sql`
  select distinct s.related_contract as id from contracts.settlement s where s.approval_status = '2' and s.del_flag = 0
    and not exists (select from profit.profit_line l where l.settlement = s.id) order by id`

const bartersWithoutLines = sql`
  select b.id from contracts.barter_settlement b where b.approval_status = '2' and b.del_flag = 0
    and not exists (select from profit.profit_line l where l.barter = b.id) order by b.id`

const goodsWithoutLines = sql`
  select distinct o.goods_id as id from stock.stock_out o where o.status = '1' and o.del_flag = 0
    and not exists (select from profit.profit_line l where l.stock_out = o.id) order by id`
