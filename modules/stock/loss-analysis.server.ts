import sql from 'sql-template-tag'
import type { Json } from '../../core/values/json.ts'
import { type Ctx, rows } from '../../server/module-api.ts'
import { stockIn } from './stock-in.ts'

type Row = Readonly<Record<string, Json>>

/** Sums of the entries that the caller may see, the latest month first and the greatest loss of it. */
export async function lossAnalysisRows(
  ctx: Ctx,
  filters: Readonly<Record<string, Json | undefined>>,
): Promise<readonly Row[]> {
  const { from, to } = filters
  const given = (name: string) => (typeof filters[name] === 'string' && filters[name] !== '' ? filters[name] : null)
  return ctx.sql.query<Row>(sql`
    select i.month, i.mode, i.load_place as "loadPlace", i.discharge_place as "dischargePlace", i.carrier,
      count(*)::text as entries, sum(i.bill_qty)::text as "billQty", sum(i.actual_qty)::text as "actualQty",
      sum(i.loss_qty)::text as "lossQty", round(sum(i.loss_qty) * 100 / sum(i.bill_qty), 3)::text as "lossPct",
      sum(round(i.bill_qty * i.allowed_pct / 100, 3))::text as "allowedQty", sum(i.excess_qty)::text as "excessQty",
      sum(i.claim_amount)::text as "claimAmount"
    from (${rows(ctx, stockIn)}) i
    where i.date between ${String(from)}::date and ${String(to)}::date
      and i.in_type = 'buy' and i.status = '1' and i.bill_id is not null
      and (${given('unitId')}::uuid is null or i.unit_id = ${given('unitId')}::uuid)
      and (${given('goodsId')}::uuid is null or i.goods_id = ${given('goodsId')}::uuid)
      and (${given('mode')}::text is null or i.mode = ${given('mode')})
      and (${given('loadPlace')}::uuid is null or i.load_place = ${given('loadPlace')}::uuid)
      and (${given('dischargePlace')}::uuid is null or i.discharge_place = ${given('dischargePlace')}::uuid)
      and (${given('carrier')}::uuid is null or i.carrier = ${given('carrier')}::uuid)
    group by 1, 2, 3, 4, 5 order by i.month desc, sum(i.loss_qty) desc, 2, 3, 4, 5`)
}
