import sql from 'sql-template-tag'
import { sum } from '../../core/values/decimal.ts'
import { type Ctx, findPosted, post, reverse, type RunOf } from '../../server/module-api.ts'

const event = 'DEPR'

/** The expense of each department against what the assets have lost together; answers the number of the voucher. */
export async function bookDepreciation(ctx: Ctx, { id, unitId, day }: RunOf): Promise<string | null> {
  const parts = await ctx.sql.query<{ dept: string; amount: string }>(sql`
    select coalesce(dept_id::text, '') as dept, sum(amount)::text as amount from assets.depreciation
    where run_id = ${id}::uuid and holds = '1' and del_flag = 0 group by 1 having sum(amount) > 0 order by 1`)
  if (parts.length === 0) return null
  const posted = await post(ctx, {
    event,
    source: { type: 'assets.depreciationRun', id: id ?? '' },
    unitId,
    day,
    lines: [
      ...parts.map(({ dept, amount }) => ({ ...expense, key: dept, side: 'debit' as const, amount })),
      { ...accumulated, side: 'credit', amount: sum(parts.map(({ amount }) => amount)) },
    ],
  })
  return posted.voucherNo
}

/** The opposite of that voucher, on the same day: its month is open. */
export async function bookBack(ctx: Ctx, { id, day }: RunOf): Promise<void> {
  const posted = await findPosted(ctx, event, id ?? '')
  if (posted !== null) await reverse(ctx, { posting: posted.id, day })
}

const currency = 'CNY'

/** What the use of assets costs (管理费用-折旧), kept by department. */
const expense = { ledger: 'profit', account: '6602', currency } as const

/** Accumulated depreciation (累计折旧). */
const accumulated = { ledger: 'asset', account: '1602', key: '', currency } as const
