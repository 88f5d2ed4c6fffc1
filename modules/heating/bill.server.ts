import sql, { type Sql } from 'sql-template-tag'
import { dayOfMs } from '../../core/values/day.ts'
import { type Ctx, find, get, Refusal, type RunOf, type RunPart, rows, rules } from '../../server/module-api.ts'
import { bill, billRun } from './bill.ts'
import { consumer } from './consumer.ts'
import { lateFee } from './late-fee.ts'
import { season } from './season.ts'

/** A bill that is opened says what its delay costs until today. */
export const billRules = rules(bill, {
  whenOpened: async (ctx, { due, paid, dueDate, seasonId, holds }) => {
    if (holds === null || seasonId === null || dueDate === null) return {}
    const { lateRate, lateCap } = await get(ctx.withoutScope('a bill follows its season'), season, seasonId)
    return { late: lateFee({ due: due ?? '0', paid: paid ?? '0', dueDate, lateRate, lateCap }, dayOfMs(ctx.now)) }
  },
})

/** The bills of a season: worked out in one statement for all consumers of the company. */
export const billPart: RunPart<Ctx> = {
  next: async (ctx, unitId) => {
    const all = ctx.withoutScope('the seasons of a company are billed one after the other')
    const billed = (await find(all, billRun, { unitId, holds: '1' })).map(({ seasonId }) => seasonId)
    const seasons = await find(all, season, { unitId }, { sort: ['annual'] })
    const next = seasons.find(({ id }) => !billed.includes(id))
    return { ...(next === undefined ? {} : { seasonId: next.id }), billDay: dayOfMs(ctx.now) }
  },

  period: async (ctx, { unitId, values }) => {
    const of = await get(ctx.withoutScope('a bill follows its season'), season, String(values.seasonId))
    if (of.unitId !== unitId) throw Refusal.atField('seasonId', 'heating.other-season')
    if (String(values.billDay) > of.endDate) throw Refusal.atField('billDay', 'heating.season-over')
    return { period: of.annual, day: String(values.billDay) }
  },

  lines: worked,

  takenBack: async (ctx, _, lines) => {
    const [paid] = await ctx.sql.query<{ no: string }>(
      sql`select l.bill_no as no from (${lines}) l where l.paid <> 0 limit 1`,
    )
    if (paid !== undefined) throw new Refusal('heating.paid', { no: paid.no }, { status: 409 })
  },
}

/** Every consumer of the company: what the season costs him, and why he pays less, more or nothing. */
function worked(ctx: Ctx, { unitId, period, values }: RunOf): Sql {
  return sql`
    select c.id as "consumerId", c.dept_id as "deptId", concat_ws('-', 'RF', ${period}::text, c.consumer_no) as "billNo",
      ${String(values.seasonId)}::uuid as "seasonId", c.consumer_type as "consumerType", '0'::text as status, c.area, c.price, c.height as "heightPct",
      c.days, c.due, c.due - round(c.due / (1 + c.vat_rate / 100), 2) as vat, 0::numeric(20, 2) as paid, c.due_date as "dueDate",
      c.reason, c.left_out as "leftOut"
    from (
      select b.*, case when b.left_out then 0 else
        round(round(b.area * b.price * (100 + b.height) / 100, 2) * (case b.state when 'off' then b.base_fee_pct when 'susp' then b.base_fee_pct else 100 end) / 100
          * b.days / b.all_days, 2) end as due
      from (
        select t.id, t.dept_id, t.consumer_no, t.consumer_type, t.state, t.charge_area as area, coalesce(p.price, 0) as price,
          coalesce(p.vat_rate, 0) as vat_rate, s.due_date, s.base_fee_pct, s.end_date - s.start_date + 1 as all_days,
          s.end_date - greatest(s.start_date, coalesce(t.open_date, s.start_date)) + 1 as days,
          s.height_pct * greatest(0, ceil((t.story_height - s.height_from) / s.height_step)) as height,
          coalesce(t.state in ('new', 'cut') or t.charge_type = 'meter' or p.price is null or t.open_date > s.end_date, false) as left_out,
          case when t.state in ('new', 'cut') then 'none' when t.charge_type = 'meter' then 'meter' when p.price is null then 'price'
            when t.open_date > s.end_date then 'later' when t.state in ('off', 'susp') then 'stop'
            when t.open_date > s.start_date then 'part' when t.story_height > s.height_from then 'high' end as reason
        from (${rows(ctx, consumer)}) t
        join heating.season s on s.id = ${String(values.seasonId)}::uuid
        left join heating.season_prices p on p.parent_id = s.id and p.consumer_type = t.consumer_type
        where t.unit_id = ${unitId}::uuid) b) c`
}
