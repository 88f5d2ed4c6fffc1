import sql from 'sql-template-tag'
import { sub, sum } from '../../../core/values/decimal.ts'
import { type Ctx, findPosted, post, reverse, type RunOf } from '../../../server/module-api.ts'
import { allowanceAccount, costOfSalesAccount, signedLines, writeDownAccount } from '../ledger-accounts.server.ts'

const event = 'NRV'

/**
 * What was set aside for goods that were sold makes their sale cost less; beyond that, more that is set aside is a loss,
 * and less that is needed lowers it. Answers the number of the voucher.
 */
export async function bookWriteDown(ctx: Ctx, { id, unitId, day }: RunOf): Promise<string | null> {
  const changed = await ctx.sql.query<{ goodsId: string; released: string; delta: string }>(sql`
    select goods_id::text as "goodsId", released::text, delta::text from stock.write_down_line
    where run_id = ${id}::uuid and holds = '1' and del_flag = 0 and (delta <> 0 or released <> 0) order by 1`)
  if (changed.length === 0) return null
  const posted = await post(ctx, {
    event,
    source: { type: 'stock.writeDownRun', id: id ?? '' },
    unitId,
    day,
    lines: [
      ...signedLines(writeDownAccount, sum(changed.map(({ delta }) => delta)), 'debit'),
      ...signedLines(costOfSalesAccount(''), sum(changed.map(({ released }) => released)), 'credit'),
      ...changed.flatMap(({ goodsId, released, delta }) =>
        signedLines(allowanceAccount(goodsId), sub(delta, released), 'credit'),
      ),
    ],
  })
  return posted.voucherNo
}

/** The opposite of that voucher, on the same day: its month is open. */
export async function bookWriteDownBack(ctx: Ctx, { id, day }: RunOf): Promise<void> {
  const posted = await findPosted(ctx, event, id ?? '')
  if (posted !== null) await reverse(ctx, { posting: posted.id, day })
}
