import sql from 'sql-template-tag'
import type { Json } from '../../core/values/json.ts'
import { type Ctx, rows } from '../../server/module-api.ts'
import { paidCny, taken } from './budget-remaining.server.ts'
import { budget } from './budget.ts'

/** Budgets that the caller sees, with what all plans of the unit took from them. */
export async function budgetExecutionRows(
  ctx: Ctx,
  { year }: Readonly<Record<string, Json | undefined>>,
): Promise<readonly Readonly<Record<string, Json>>[]> {
  const of = String(year)
  return ctx.sql.query<Record<string, Json>>(sql`
    with granted as (
      select b.book_unit, b.biz_segment, b.budget_subject, sum(case b.kind when 'cut' then -b.amount else b.amount end) as granted
      from (${rows(ctx, budget)}) b where b.status = '1' and b.year = ${of} group by 1, 2, 3),
    plans as (
      select p.unit_id, p.biz_segment, p.budget_subject, sum(${taken}) as taken,
        sum(${paidCny}) as paid
      from finance.payment_plan p where p.del_flag = 0 and p.plan_date between ${`${of}-01-01`}::date and ${`${of}-12-31`}::date group by 1, 2, 3)
    select g.book_unit as "bookUnit", g.biz_segment as "bizSegment", g.budget_subject as "budgetSubject", g.granted::text,
      coalesce(p.paid, 0)::text as paid, (coalesce(p.taken, 0) - coalesce(p.paid, 0))::text as held, (g.granted - coalesce(p.taken, 0))::text as left
    from granted g left join plans p on p.unit_id = g.book_unit and p.biz_segment = g.biz_segment and p.budget_subject = g.budget_subject
    order by 1, 2, 3`)
}
