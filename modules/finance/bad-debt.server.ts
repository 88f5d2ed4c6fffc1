import sql, { type Sql } from 'sql-template-tag'
import { dayOfMs } from '../../core/values/day.ts'
import { addMonths, lastDayOf } from '../../core/values/month.ts'
import { type Ctx, find, Refusal, type RunOf, type RunPart, rows } from '../../server/module-api.ts'
import { bookBadDebt, bookBadDebtBack } from './bad-debt-voucher.server.ts'
import { badDebtLine, badDebtRun } from './bad-debt.ts'
import { openItem } from './open-item.ts'
import { ageBands, notDue } from './overdue-age-bands.ts'

/** A month's provision: worked out in one statement as of the month's last day, and booked as the change since the last. */
export const badDebtPart: RunPart<Ctx> = {
  next: async (ctx, unitId) => {
    const all = ctx.withoutScope('the months of a company follow each other')
    const [last] = await find(all, badDebtRun, { unitId, holds: '1' }, { sort: ['-day'], limit: 1 })
    return { month: last?.month ? addMonths(last.month, 1) : dayOfMs(ctx.now).slice(0, 7) }
  },

  period: (ctx, { values }) => {
    const month = String(values.month)
    if (month > dayOfMs(ctx.now).slice(0, 7)) throw Refusal.atField('month', 'bad-debt.future')
    return { period: month, day: lastDayOf(month) }
  },

  lines: worked,

  finished: bookBadDebt,

  freed: bookBadDebtBack,
}

/**
 * Every receivable that was open at the end of the month, and those that the last run set something aside for and are
 * not open any more: for these it is released.
 */
function worked(ctx: Ctx, { unitId, period, day }: RunOf): Sql {
  return sql`
    select coalesce(o.id, b.item_id) as "itemId", coalesce(o.dept_id, b.dept_id) as "deptId",
      concat_ws(' ', coalesce(o.source_no, b.source_no), ${period}::text) as "lineNo", ${period}::text as month,
      coalesce(o.counterparty, b.counterparty) as counterparty, coalesce(o.due_date, b.due_date) as "dueDate",
      greatest(0, o.late)::numeric as "daysLate", coalesce(o.band, b.age_band) as "ageBand", coalesce(o.currency, b.currency) as currency,
      coalesce(o.left_over, 0) as balance, coalesce(o.left_cny, 0) as receivable, coalesce(o.own_loss, '0') as individual,
      o.percent, o.grounds, coalesce(o.provision, 0) as provision, coalesce(b.provision, 0) as before,
      coalesce(o.provision, 0) - coalesce(b.provision, 0) as delta,
      case when o.id is null then 'released' when o.own_loss = '1' then 'own' end as reason, false as "leftOut"
    from (${assessed(ctx, unitId, day)}) o
    full join (${setAsideBefore(ctx, unitId, period)}) b on b.item_id = o.id`
}

/** What of each receivable is set aside on a day: what somebody found for it alone, never more than is left, or by age. */
function assessed(ctx: Ctx, unitId: string, day: string): Sql {
  const bands = [...ageBands, [notDue, Number.MIN_SAFE_INTEGER, '0'] as const]
  return sql`
    select i.*, a.band,
      case when i.own_loss = '1' then i.own_loss_pct else a.rate * 100 end as percent,
      case when i.own_loss = '1' then i.own_loss_reason end as grounds,
      case when i.own_loss is distinct from '1' then round(i.left_cny * a.rate, 2)
        when i.own_loss_pct is not null then round(i.left_cny * i.own_loss_pct / 100, 2)
        else least(i.left_cny, i.own_loss_amount) end as provision
    from (${openOn(ctx, unitId, day)}) i
    cross join lateral (
      select t.band, t.rate::numeric as rate
      from unnest(${bands.map(([band]) => band)}::text[], ${bands.map(([, since]) => since)}::bigint[], ${bands.map(([, , rate]) => rate)}::text[])
        as t(band, since, rate)
      where coalesce(i.late, 0) >= t.since order by t.since desc limit 1) a`
}

/** Receivables with what was left of them on a day, in yuan by the rate at which they were booked. */
function openOn(ctx: Ctx, unitId: string, day: string): Sql {
  return sql`
    select f.*, case when f.currency = 'CNY' then f.left_over else round(f.left_over * f.fx_rate, 2) end as left_cny,
      ${day}::date - f.due_date as late
    from (
      select t.*, t.balance + coalesce(
        (select sum(c.amount) from finance.item_clearing c where c.debt = t.id and c.day > ${day}::date and c.del_flag = 0), 0) as left_over
      from (${rows(ctx, openItem)}) t
      where t.unit_id = ${unitId}::uuid and t.item_type = 'ar' and t.status <> '3' and t.biz_date <= ${day}::date) f
    where f.left_over > 0`
}

/** What the last run of the company before a month set aside. */
function setAsideBefore(ctx: Ctx, unitId: string, period: string): Sql {
  return sql`
    select l.item_id, l.dept_id, l.counterparty, l.due_date, l.age_band, l.currency, l.provision, i.source_no
    from (${rows(ctx, badDebtLine)}) l
    join (${rows(ctx, openItem)}) i on i.id = l.item_id
    where l.holds = '1' and l.provision <> 0 and l.run_id = (
      select r.id from (${rows(ctx, badDebtRun)}) r
      where r.unit_id = ${unitId}::uuid and r.holds = '1' and r.period < ${period} order by r.period desc limit 1)`
}
