import sql from 'sql-template-tag'
import { abs, compare, isZero, sub, sum } from '../../../core/values/decimal.ts'
import { type Ctx, findPosted, post, type PostingLine, reverse, type RunOf } from '../../../server/module-api.ts'
import { allowanceAccount, costOfSalesAccount, writeDownAccount } from '../ledger-accounts.server.ts'

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
      ...linesOf(writeDownAccount, sum(changed.map(({ delta }) => delta)), 'debit'),
      ...linesOf(costOfSalesAccount(''), sum(changed.map(({ released }) => released)), 'credit'),
      ...changed.flatMap(({ goodsId, released, delta }) =>
        linesOf(allowanceAccount(goodsId), sub(delta, released), 'credit'),
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

/** A line on that side, with an amount below zero on the other, and none for nothing. */
function linesOf(of: Omit<PostingLine, 'side' | 'amount'>, amount: string, side: PostingLine['side']): PostingLine[] {
  const other = side === 'debit' ? 'credit' : 'debit'
  return isZero(amount) ? [] : [{ ...of, side: compare(amount, '0') < 0 ? other : side, amount: abs(amount) }]
}
