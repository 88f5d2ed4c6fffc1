import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Json } from '../../core/values/json.ts'
import { type Ctx, mayDo, rows } from '../../server/module-api.ts'
import { contract, planMonths, settlement, tradePlan } from '../contracts/index.ts'
import { stockIn } from './stock-in.ts'
import { stockOut } from './stock-out.ts'

type Row = Readonly<Record<string, Json>>
type Filters = Readonly<Record<string, Json | undefined>>

const goodsMoved = {
  buy: (ctx: Ctx) => sql`select m.month, m.unit_id, m.goods_id, m.actual_qty as qty from (${rows(ctx, stockIn)}) m
    where m.in_type = 'buy' and m.status = '1'`,
  sell: (ctx: Ctx) => sql`select m.month, m.unit_id, m.goods_id, m.qty from (${rows(ctx, stockOut)}) m
    where m.out_type = 'sale' and m.status = '1'`,
}

export const purchasePlanActualRows = (ctx: Ctx, filters: Filters): Promise<readonly Row[]> =>
  planActual(ctx, 'buy', filters)
export const salePlanActualRows = (ctx: Ctx, filters: Filters): Promise<readonly Row[]> =>
  planActual(ctx, 'sell', filters)

/** Months of a year in which something was planned, moved or settled, by unit and goods. */
async function planActual(ctx: Ctx, direction: 'buy' | 'sell', filters: Filters): Promise<readonly Row[]> {
  const { year } = filters
  const given = (name: string) => (typeof filters[name] === 'string' && filters[name] !== '' ? filters[name] : null)
  return ctx.sql.query<Row>(sql`
    with figures as (
      ${planned(ctx, direction)}
      union all
      select month, unit_id, goods_id, 0, 0, qty, 0, 0 from (${goodsMoved[direction](ctx)}) moved
      union all
      select s.month, s.unit_id, s.goods_id, 0, 0, 0, s.tonnes, s.amount_cny from (${rows(ctx, settlement)}) s
      where s.direction = ${direction} and s.approval_status = '2' and s.settle_type in ('final', 'diff')
        and s.goods_id is not null)
    select month, unit_id as "unitId", goods_id as "goodsId", sum(plan_qty)::text as "planQty",
      sum(moved_qty)::text as "deliveredQty", round(sum(moved_qty) * 100 / nullif(sum(plan_qty), 0), 2)::text as "completionPct",
      (sum(plan_qty) - sum(moved_qty))::text as "leftQty", sum(settled_qty)::text as "settledQty",
      sum(plan_amount)::text as "planAmount", sum(settled_amount)::text as "settledAmount"
    from figures
    where month between ${`${String(year)}-01`} and ${`${String(year)}-12`}
      and (${given('unitId')}::uuid is null or unit_id = ${given('unitId')}::uuid)
      and (${given('goodsId')}::uuid is null or goods_id = ${given('goodsId')}::uuid)
    group by 1, 2, 3 having sum(plan_qty) <> 0 or sum(moved_qty) <> 0 or sum(settled_qty) <> 0 or sum(settled_amount) <> 0
    order by 1, 2, 3`)
}

/** Each month of each line of the plans that are in force, as a row; prices only for whoever may know them. */
function planned(ctx: Ctx, direction: 'buy' | 'sell'): Sql {
  const months = planMonths.map(
    (month) =>
      sql`(${month.padStart(2, '0')}, coalesce(${raw(`l.q${month}`)}, 0), coalesce(round(${raw(`l.q${month}`)} * ${raw(`l.p${month}`)}, 2), 0))`,
  )
  const amount = mayDo(ctx, contract, 'jg') ? sql`m.amount` : sql`null::numeric`
  return sql`select p.year || '-' || m.month as month, p.unit_id, l.goods_id, m.qty as plan_qty, ${amount} as plan_amount,
      0::numeric as moved_qty, 0::numeric as settled_qty, 0::numeric as settled_amount
    from (${rows(ctx, tradePlan)}) p join contracts.trade_plan_rows l on l.parent_id = p.id
    cross join lateral (values ${join(months)}) as m (month, qty, amount)
    where p.direction = ${direction} and p.status = '2'`
}
