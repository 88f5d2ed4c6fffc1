import sql from 'sql-template-tag'
import { dayOfMs } from '../../core/values/day.ts'
import type { Ctx, Measure } from '../../server/module-api.ts'
import { taken } from './budget-remaining.server.ts'

/**
 * How much of each approved budget of this year its plans have taken, in percent; shown at the first record of the
 * budget.
 */
export const budgetsOver: Measure<Ctx> = ({ sql: on, now }) => {
  const year = dayOfMs(now).slice(0, 4)
  return on.query(sql`
    with granted as (
      select b.book_unit, b.biz_segment, b.budget_subject, (array_agg(b.id order by b.create_time, b.id))[1] as id, (array_agg(b.budget_no order by b.create_time, b.id))[1] as budget_no,
        sum(case b.kind when 'cut' then -b.amount else b.amount end) as granted
      from finance.budget b where b.status = '1' and b.year = ${year} and b.del_flag = 0 group by 1, 2, 3),
    plans as (
      select p.unit_id, p.biz_segment, p.budget_subject, sum(${taken}) as taken
      from finance.payment_plan p where p.del_flag = 0 and p.plan_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date group by 1, 2, 3)
    select 'budget' as "objType", g.id::text as "objId", g.budget_no as title, '/doc/finance/budget/' || g.id as url, g.book_unit as "unitId",
      round(100 * coalesce(p.taken, 0) / g.granted, 2)::text as value
    from granted g left join plans p on p.unit_id = g.book_unit and p.biz_segment = g.biz_segment and p.budget_subject = g.budget_subject
    where g.granted > 0`)
}
