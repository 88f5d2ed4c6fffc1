import sql, { type Sql } from 'sql-template-tag'
import { dayOfMs } from '../../core/values/day.ts'
import { addMonths, lastDayOf } from '../../core/values/month.ts'
import { type Ctx, Refusal, type RunOf, type RunPart, rows } from '../../server/module-api.ts'
import { exchangeRate, rateTypes } from '../contracts/index.ts'
import { bookRevaluation, bookRevaluationBack } from './fx-revaluation-voucher.server.ts'
import { openItem } from './open-item.ts'

/** A month's revaluation: worked out in one statement as of its last day, booked on it and turned back on the next. */
export const fxRevaluationPart: RunPart<Ctx> = {
  next: ({ now }) => ({ month: addMonths(dayOfMs(now).slice(0, 7), -1) }),

  period: (ctx, { values }) => {
    const month = String(values['month'])
    if (month >= dayOfMs(ctx.now).slice(0, 7)) throw Refusal.atField('month', 'fx-revaluation.month-not-over')
    return { period: month, day: lastDayOf(month) }
  },

  lines: worked,

  finished: bookRevaluation,

  freed: bookRevaluationBack,
}

/** Whoever owes gains by a lower rate than he booked, whoever is owed by a higher one; without a rate nothing is said. */
function worked(ctx: Ctx, { unitId, period, day }: RunOf): Sql {
  return sql`
    select i.id as "itemId", i.dept_id as "deptId", concat_ws(' ', i.source_no, ${period}::text) as "lineNo", ${period}::text as month,
      i.item_type as "itemType", i.counterparty, i.currency, i.left_over as balance, i.fx_rate as "bookRate", r.rate,
      round(i.left_over * i.fx_rate, 2) as "bookCny", round(i.left_over * r.rate, 2) as revalued,
      coalesce(round(i.left_over * (case i.item_type when 'ap' then i.fx_rate - r.rate else r.rate - i.fx_rate end), 2), 0) as difference,
      case when i.fx_rate is null or r.rate is null then 'noRate' end as reason, i.fx_rate is null or r.rate is null as "leftOut"
    from (${openOn(ctx, unitId, day)}) i
    left join lateral (
      select e.rate from (${rows(ctx, exchangeRate)}) e
      where e.currency = i.currency and e.rate_type = ${rateTypes.middle} and e.rate_date <= ${day}::date
      order by e.rate_date desc limit 1) r on true`
}

/** Debts in other currencies with what was left of them on a day; money that was paid ahead is no such debt. */
function openOn(ctx: Ctx, unitId: string, day: string): Sql {
  return sql`
    select f.* from (
      select t.*, t.balance + coalesce((
        select sum(c.amount) from finance.item_clearing c
        where (c.debt = t.id or c.money = t.id) and c.day > ${day}::date and c.del_flag = 0), 0) as left_over
      from (${rows(ctx, openItem)}) t
      where t.unit_id = ${unitId}::uuid and t.item_type in ('ar', 'ap') and t.currency <> 'CNY' and t.status <> '3' and t.biz_date <= ${day}::date) f
    where f.left_over > 0`
}
