import sql, { type Sql } from 'sql-template-tag'
import { dayOfMs } from '../../../core/values/day.ts'
import { addMonths, lastDayOf } from '../../../core/values/month.ts'
import { type Ctx, find, Refusal, type RunOf, type RunPart, rows } from '../../../server/module-api.ts'
import { goods } from '../../contracts/index.ts'
import { stockMove } from '../stock-move.ts'
import { stockOut } from '../stock-out.ts'
import { expectedPrice } from './expected-price.ts'
import { bookWriteDown, bookWriteDownBack } from './write-down-voucher.server.ts'
import { writeDownLine, writeDownRun } from './write-down.ts'

/** A month's provision: worked out in one statement as of the month's last day, and booked as the change since the last. */
export const writeDownPart: RunPart<Ctx> = {
  // The month after the last one that was written down, or the last one that has ended: goods are judged at its end.
  next: async (ctx, unitId) => {
    const all = ctx.withoutScope('the months of a company follow each other')
    const [last] = await find(all, writeDownRun, { unitId, holds: '1' }, { sort: ['-day'], limit: 1 })
    const ended = addMonths(dayOfMs(ctx.now).slice(0, 7), -1)
    const following = addMonths(last?.month ?? ended, 1)
    return { month: following < ended ? following : ended }
  },

  period: (ctx, { values }) => {
    const month = String(values['month'])
    if (month > dayOfMs(ctx.now).slice(0, 7)) throw Refusal.atField('month', 'stock.write-down-future')
    return { period: month, day: lastDayOf(month) }
  },

  lines: worked,

  finished: bookWriteDown,

  freed: bookWriteDownBack,
}

/**
 * Goods that are there at the end of the month, and those that the last run set something aside for and are gone. What was
 * set aside for goods that were sold goes with them; what is left of it is raised or lowered to what is needed now. Where
 * nobody has said what goods will bring, it stays as it is; where nothing was set aside either, they are left out.
 */
function worked(ctx: Ctx, of: RunOf): Sql {
  return sql`
    select w.goods_id as "goodsId", concat_ws(' ', w.goods_code, ${of.period}::text) as "lineNo", ${of.period}::text as month,
      w.quantity, case when w.quantity > 0 then round(w.cost / w.quantity, 4) end as "unitCost", w.cost, w.realisable,
      w.value, w.provision, w.before, w.released, w.provision - (w.before - w.released) as delta,
      case when w.quantity <= 0 then 'gone' when w.value is null then 'noPrice' end as reason,
      w.quantity > 0 and w.value is null and w.before = 0 as "leftOut"
    from (
      select h.*, case when h.quantity <= 0 then 0 when h.value is null then h.before - h.released
        else greatest(0, h.cost - h.value) end as provision
      from (${held(ctx, of)}) h) w
    where w.quantity > 0 or w.before <> 0`
}

/** What of all goods there was on the last day of the month, what was set aside for it before, and what it will bring. */
function held(ctx: Ctx, { unitId, period, day }: RunOf): Sql {
  return sql`
    select g.id as goods_id, g.goods_code, m.quantity, m.cost, e.realisable,
      case when e.realisable is not null then round(m.quantity * greatest(e.realisable, 0), 2) end as value,
      coalesce(b.provision, 0) as before, coalesce(${releasedOf}, 0) as released
    from (${rows(ctx, goods)}) g
    join (
      select m.goods_id, sum(m.quantity) as quantity, sum(m.amount) as cost from (${rows(ctx, stockMove)}) m
      where m.unit_id = ${unitId}::uuid and m.day <= ${day}::date group by 1) m on m.goods_id = g.id
    left join (${setAsideBefore(ctx, unitId, period)}) b on b.goods_id = g.id
    left join lateral (
      select -sum(m.amount) as cost from (${rows(ctx, stockMove)}) m
      join (${rows(ctx, stockOut)}) o on o.id = m.stock_out and o.out_type = 'sale'
      where m.unit_id = ${unitId}::uuid and m.goods_id = g.id and m.day > b.day and m.day <= ${day}::date) s on true
    left join lateral (
      select p.realisable from (${rows(ctx, expectedPrice)}) p
      where p.unit_id = ${unitId}::uuid and p.goods_id = g.id and p.from_date <= ${day}::date
      order by p.from_date desc limit 1) e on true`
}

/** The part of what was set aside that what was sold since had in the cost of all that lay there then. */
const releasedOf = sql`
  case when b.cost > 0 then round(b.provision * least(1, greatest(0, s.cost) / b.cost), 2) end`

/** What the last run of the company before a month set aside, for goods of which cost, and on which day. */
function setAsideBefore(ctx: Ctx, unitId: string, period: string): Sql {
  return sql`
    select l.goods_id, l.provision, l.cost, last.day from (${rows(ctx, writeDownLine)}) l
    join (
      select r.id, r.day from (${rows(ctx, writeDownRun)}) r
      where r.unit_id = ${unitId}::uuid and r.holds = '1' and r.period < ${period} order by r.period desc limit 1) last on last.id = l.run_id
    where l.holds = '1' and l.provision <> 0`
}
