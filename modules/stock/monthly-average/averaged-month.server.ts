import sql from 'sql-template-tag'
import { runState } from '../../../core/description/batch-run.ts'
import { addDays, laterDay } from '../../../core/values/day.ts'
import { lastDayOf } from '../../../core/values/month.ts'
import { type Ctx, find, get, Refusal, rules, titleIn } from '../../../server/module-api.ts'
import { goods } from '../../contracts/index.ts'
import { period } from '../../finance/index.ts'
import { monthlyAverageRun } from './monthly-average.ts'

const everywhere = (ctx: Ctx) => ctx.withoutScope('the average of a month is that of all goods of a company')

interface Goods {
  readonly goodsId: string
  readonly unitId: string
}

/** What was averaged stays so until its run is taken back. */
export async function requireNotAveraged(
  ctx: Ctx,
  { goodsId, unitId }: Goods,
  day: string,
  field = 'date',
): Promise<void> {
  const last = await lastAveraged(ctx, { goodsId, unitId })
  if (last !== null && day <= last.day) throw Refusal.atField(field, 'stock.month-averaged', { month: last.period })
}

/** A day, or the first one after the months that were averaged. */
export async function dayAfterAverages(ctx: Ctx, of: Goods, day: string): Promise<string> {
  const last = await lastAveraged(ctx, of)
  return last === null ? day : laterDay(day, addDays(last.day, 1))
}

/** The last run of a company that holds, for goods that are costed by the month. */
async function lastAveraged(ctx: Ctx, { goodsId, unitId }: Goods) {
  const { costMethod } = await get(everywhere(ctx), goods, goodsId)
  if (costMethod !== 'mon') return null
  const [last] = await find(everywhere(ctx), monthlyAverageRun, { unitId, holds: '1' }, { sort: ['-day'], limit: 1 })
  return last ?? null
}

/** The stock of a month is closed once its goods have their averages. */
export const averagedBeforeClosing = rules(period, {
  on: {
    closeStock: async (ctx, { bookUnit, month }) => {
      const open = await notAveraged(ctx, bookUnit, month)
      if (open !== null) throw new Refusal('stock.not-averaged', { month, goods: open }, { status: 409 })
    },
  },
})

/** Goods of a company that went out in a month and have no average of it yet, by name. */
async function notAveraged(ctx: Ctx, unitId: string, month: string): Promise<string | null> {
  const [open] = await ctx.sql.query<{ id: string }>(sql`
    select m.goods_id::text as id from stock.stock_move m join contracts.goods g on g.id = m.goods_id and g.cost_method = 'mon'
    where m.unit_id = ${unitId}::uuid and m.day between ${`${month}-01`}::date and ${lastDayOf(month)}::date and m.event = 'OUT' and m.corrects is null
      and not exists (select from stock.stock_move r where r.reverses = m.id::text and r.day <= ${lastDayOf(month)}::date)
      and not exists (
        select from stock.monthly_average a join stock.monthly_average_run r on r.id = a.run_id
        where a.goods_id = m.goods_id and a.unit_id = m.unit_id and a.month = ${month} and a.holds = '1' and r.state = ${runState.posted})
    order by m.entry limit 1`)
  return open === undefined ? null : titleIn(ctx.lang, goods, await get(everywhere(ctx), goods, open.id))
}
