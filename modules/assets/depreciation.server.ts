import sql, { type Sql } from 'sql-template-tag'
import { dayOfMs } from '../../core/values/day.ts'
import { addMonths, lastDayOf } from '../../core/values/month.ts'
import { type Ctx, find, Refusal, type RunOf, type RunPart, rows } from '../../server/module-api.ts'
import { asset } from './asset.ts'
import { chargeOf } from './depreciation-charge.server.ts'
import { bookBack, bookDepreciation } from './depreciation-voucher.server.ts'
import { depreciationRun } from './depreciation.ts'

/** A month's depreciation: worked out in one statement, posted to the cards, and to the books once all of it is there. */
export const depreciationPart: RunPart<Ctx> = {
  next: async (ctx, unitId) => {
    const last = await lastMonth(ctx, unitId)
    return { month: last === null ? dayOfMs(ctx.now).slice(0, 7) : addMonths(last, 1) }
  },

  period: async (ctx, { unitId, values }) => {
    const month = String(values.month)
    if (month > dayOfMs(ctx.now).slice(0, 7)) throw Refusal.atField('month', 'assets.future')
    const last = await lastMonth(ctx, unitId)
    // Earlier months are the run's own refusal; one that is left out would never be charged.
    if (last !== null && month > addMonths(last, 1))
      throw Refusal.atField('month', 'assets.month-before', { month: addMonths(last, 1) })
    return { period: month, day: lastDayOf(month) }
  },

  lines: worked,

  posted: async (ctx, _, lines) => {
    await ctx.sql.query(sql`
      update assets.asset a set accum_depr = l.accum_after, net = l.net, ver = a.ver + 1 from (${lines}) l where a.id = l.asset_id`)
  },

  finished: bookDepreciation,

  takenBack: async (ctx, _, lines) => {
    await ctx.sql.query(sql`
      update assets.asset a set accum_depr = a.accum_depr - l.amount, net = a.net + l.amount, ver = a.ver + 1 from (${lines}) l where a.id = l.asset_id`)
  },

  freed: bookBack,
}

/** The last month that holds of a unit. */
async function lastMonth(ctx: Ctx, unitId: string): Promise<string | null> {
  const all = ctx.withoutScope('the months of a company follow each other')
  const [last] = await find(all, depreciationRun, { unitId, holds: '1' }, { sort: ['-day'], limit: 1 })
  return last?.month ?? null
}

/**
 * Every asset of the unit: what the month charges of it, or why nothing. Charging begins in the month after its first use
 * and ends with that of its disposal.
 */
function worked(ctx: Ctx, { unitId, period }: RunOf): Sql {
  const first = `${period}-01`
  const monthsFrom = (day: Sql) =>
    sql`((extract(year from ${first}::date) - extract(year from ${day})) * 12 + extract(month from ${first}::date) - extract(month from ${day}))::int`
  const charge = chargeOf({
    original: sql`a.original`,
    salvage: sql`a.salvage`,
    method: sql`a.method`,
    life: sql`a.life`,
    month: sql`a.month`,
    accumulated: sql`a.accumulated`,
  })
  return sql`
    select c.id as "assetId", c.dept_id as "deptId", concat_ws(' ', c.asset_no, ${period}::text) as "lineNo", ${period}::text as month,
      c.asset_class as "assetClass", c.method, c.original, c.accumulated as "accumBefore", c.amount,
      c.accumulated + c.amount as "accumAfter", c.original - c.accumulated - c.amount as net,
      coalesce(c.why, case when c.month >= c.life then 'last' end) as reason, c.why is not null as "leftOut"
    from (
      select a.*, case when a.why is null then ${charge} else 0 end as amount
      from (
        select t.*, t.life_months::int as life, coalesce(t.accum_depr, 0) as accumulated, ${monthsFrom(sql`t.use_date`)} as month,
          case when t.method in ('none', 'uop') then t.method
            when t.use_date >= ${first}::date then 'early'
            when t.status = 'gone' and t.gone_date < ${first}::date then 'gone'
            when coalesce(t.accum_depr, 0) >= t.original - t.salvage then 'full' end as why
        from (${rows(ctx, asset)}) t where t.unit_id = ${unitId}::uuid) a) c`
}
