import sql from 'sql-template-tag'
import { abs, compare, isZero, sum } from '../../core/values/decimal.ts'
import { type Ctx, findPosted, post, type PostingLine, reverse, type RunOf } from '../../server/module-api.ts'

const event = 'BAD_DEBT'
const currency = 'CNY'

/** Loss of what parties owe (信用减值损失). */
const expense = { ledger: 'profit', account: '6702', key: '', currency } as const

/** What is set aside against it (坏账准备), by party; closed with the profit, as receivables are closed before it. */
const allowance = { ledger: 'allowance', account: '1231', currency } as const

/** What more is set aside is a loss, what less is needed lowers it; answers the number of the voucher. */
export async function bookBadDebt(ctx: Ctx, { id, unitId, day }: RunOf): Promise<string | null> {
  const parties = await ctx.sql.query<{ key: string; delta: string }>(sql`
    select counterparty::text as key, sum(delta)::text as delta from finance.bad_debt_line
    where run_id = ${id}::uuid and holds = '1' and del_flag = 0 group by 1 having sum(delta) <> 0 order by 1`)
  if (parties.length === 0) return null
  const total = sum(parties.map(({ delta }) => delta))
  const posted = await post(ctx, {
    event,
    source: { type: 'finance.badDebtRun', id: id ?? '' },
    unitId,
    day,
    lines: [
      ...(isZero(total) ? [] : [lineOf(expense, total, 'debit')]),
      ...parties.map(({ key, delta }) => lineOf({ ...allowance, key }, delta, 'credit')),
    ],
  })
  return posted.voucherNo
}

/** The opposite of that voucher, on the same day: its month is open. */
export async function bookBadDebtBack(ctx: Ctx, { id, day }: RunOf): Promise<void> {
  const posted = await findPosted(ctx, event, id ?? '')
  if (posted !== null) await reverse(ctx, { posting: posted.id, day })
}

/** A line on that side, or with an amount below zero on the other. */
function lineOf(of: Omit<PostingLine, 'side' | 'amount'>, amount: string, side: PostingLine['side']): PostingLine {
  const other = side === 'debit' ? 'credit' : 'debit'
  return { ...of, side: compare(amount, '0') < 0 ? other : side, amount: abs(amount) }
}
