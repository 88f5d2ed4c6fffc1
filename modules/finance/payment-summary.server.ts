import sql from 'sql-template-tag'
import type { Json } from '../../core/values/json.ts'
import { type Ctx, rows } from '../../server/module-api.ts'
import { paymentPlan } from './payment-plan.ts'

/** Approved plans of a span of days, by unit and attribute; whoever sees fewer plans gets smaller sums. */
export async function paymentSummaryRows(
  ctx: Ctx,
  { from, to }: Readonly<Record<string, Json | undefined>>,
): Promise<readonly Readonly<Record<string, Json>>[]> {
  return ctx.sql.query<Record<string, Json>>(sql`
    select p.unit_id as "unitId", p.payment_attribute as "paymentAttribute", count(*)::text as plans,
      sum(p.plan_amount_cny)::text as planned,
      sum(case when p.plan_amount > 0 then round(p.plan_amount_cny * p.actual_amount / p.plan_amount, 2) else 0 end)::text as paid
    from (${rows(ctx, paymentPlan)}) p
    where p.approval_status = '2' and p.plan_date between ${String(from)}::date and ${String(to)}::date
    group by 1, 2 order by 1, 2`)
}
