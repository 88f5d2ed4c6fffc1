import sql, { type Sql } from 'sql-template-tag'
import { allocate } from '../../../core/values/allocate.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import { isZero, negate, sub } from '../../../core/values/decimal.ts'
import { addMonths, lastDayOf } from '../../../core/values/month.ts'
import { correctCosts, type Ctx, get, Refusal, type RunOf, type RunPart, rows } from '../../../server/module-api.ts'
import { goods } from '../../contracts/index.ts'
import { stock, stockMove } from '../stock-move.ts'
import { bookCorrections } from '../stock-vouchers.server.ts'

const type = 'stock.monthlyAverage'

/** What posting says to the ledger and to the books, and what taking back says. */
const events = {
  post: { ledger: 'MON-AVG', books: 'COST_MONTH' },
  back: { ledger: 'MON-AVG-REV', books: 'COST_MONTH_BACK' },
} as const

/**
 * Goods that are costed by the month go out at a provisional cost; once the month is over, each of their issues gets
 * the average of what was there at its beginning and of all that came in.
 */
export const monthlyAveragePart: RunPart<Ctx> = {
  next: ({ now }) => ({ month: addMonths(dayOfMs(now).slice(0, 7), -1) }),

  period: (ctx, { values }) => {
    const month = String(values['month'])
    if (month >= dayOfMs(ctx.now).slice(0, 7)) throw Refusal.atField('month', 'stock.month-not-over')
    return { period: month, day: lastDayOf(month) }
  },

  lines: worked,

  posted: async (ctx, of, lines) => {
    for (const line of await linesOf(ctx, lines)) {
      const issues = await issuesOf(ctx, of, line.goodsId)
      const shares = allocate(
        line.averaged,
        issues.map(({ quantity }) => quantity),
        2,
      )
      // What goes out is below zero: less of a cost is more of an amount.
      await corrected(ctx, of, line, events.post, (at) => sub(issues[at]?.cost ?? '0', shares[at] ?? '0'), issues)
    }
  },

  takenBack: async (ctx, of, lines) => {
    for (const line of await linesOf(ctx, lines)) {
      const written = await writtenBy(ctx, of, line.id)
      await corrected(ctx, of, line, events.back, (at) => negate(written[at]?.amount ?? '0'), written)
    }
  },
}

interface Line {
  readonly id: string
  readonly goodsId: string
  readonly lineNo: string
  /** What all issues of the month cost at the average. */
  readonly averaged: string
}

/** Lines that something follows from, in one order of goods for everybody. */
function linesOf(ctx: Ctx, lines: Sql): Promise<Line[]> {
  return ctx.sql.query<Line>(sql`
    select l.id::text, l.goods_id::text as "goodsId", l.line_no as "lineNo", l.averaged::text
    from (${lines}) l where l.out_qty > 0 order by l.goods_id`)
}

async function corrected(
  ctx: Ctx,
  { unitId, day }: RunOf,
  { id, goodsId, lineNo }: Line,
  event: (typeof events)[keyof typeof events],
  amountAt: (at: number) => string,
  issues: readonly { readonly id: string }[],
): Promise<void> {
  const all = ctx.withoutScope('the average of a month is that of all goods of a company')
  await get(all, goods, goodsId, { lock: true })
  const lines = issues
    .map((issue, at) => ({ id: issue.id, amount: amountAt(at) }))
    .filter(({ amount }) => !isZero(amount))
  if (lines.length === 0) return
  const source = { type, id, no: lineNo.slice(0, 40) }
  const moved = await correctCosts(all, stock, { event: event.ledger, source, unitId, day, lines })
  await bookCorrections(all, moved, { type, id }, event.books)
}

/** What went out in the month and was not taken back in it, each with what it has cost so far. */
function issuesOf(ctx: Ctx, { unitId, period }: RunOf, goodsId: string) {
  return ctx.sql.query<{ id: string; quantity: string; cost: string }>(sql`
    select i.id::text, i.quantity::text, i.cost::text from (${monthIssues(unitId, period)}) i
    where i.goods_id = ${goodsId}::uuid order by i.day, i.entry`)
}

/** What a line of a run corrected on its day; what follows from that on later days follows again. */
function writtenBy(ctx: Ctx, { day }: RunOf, id: string) {
  return ctx.sql.query<{ id: string; amount: string }>(sql`
    select m.corrects as id, m.amount::text from stock.stock_move m
    where m.source_id = ${id} and m.event = ${events.post.ledger} and m.corrects is not null and m.del_flag = 0
      and m.day = ${day}::date order by m.entry`)
}

function monthIssues(unitId: string, month: string): Sql {
  const [first, last] = [`${month}-01`, lastDayOf(month)]
  return sql`
    select m.id, m.goods_id, m.day, m.entry, -m.quantity as quantity, -(m.amount + coalesce((
      select sum(f.amount) from stock.stock_move f where f.corrects = m.id::text and f.cost_group = m.cost_group and f.day <= ${last}::date), 0)) as cost
    from stock.stock_move m
    where m.unit_id = ${unitId}::uuid and m.day between ${first}::date and ${last}::date and m.event = 'OUT' and m.corrects is null
      and not exists (select from stock.stock_move r where r.reverses = m.id::text and r.day <= ${last}::date)`
}

/** Goods costed by the month that were there or moved; what nothing went out of is left out. */
function worked(ctx: Ctx, { unitId, period }: RunOf): Sql {
  const [first, last] = [`${period}-01`, lastDayOf(period)]
  return sql`
    select w.goods_id as "goodsId", concat_ws(' ', w.goods_code, ${period}::text) as "lineNo", ${period}::text as month,
      w.open_qty as "openQty", w.open_amount as "openAmount", w.all_qty + w.out_qty - w.open_qty as "inQty", w.all_amount + w.provisional - w.open_amount as "inAmount",
      case when w.all_qty + w.out_qty <> 0 then round((w.all_amount + w.provisional) / (w.all_qty + w.out_qty), 4) end as "unitCost",
      w.out_qty as "outQty", w.provisional, w.averaged, w.averaged - w.provisional as difference,
      w.all_qty as "closeQty", w.all_amount + w.provisional - w.averaged as "closeAmount",
      case when w.out_qty = 0 then 'none' end as reason, w.out_qty = 0 as "leftOut"
    from (
      select t.*, case when t.all_qty + t.out_qty = 0 then t.provisional
        else round((t.all_amount + t.provisional) * t.out_qty / (t.all_qty + t.out_qty), 2) end as averaged
      from (
        select g.id as goods_id, g.goods_code, m.open_qty, m.open_amount, m.all_qty, m.all_amount,
          coalesce(i.quantity, 0) as out_qty, coalesce(i.cost, 0) as provisional
        from (${rows(ctx.withoutScope('goods say how their cost is found'), goods)}) g
        join lateral (
          select coalesce(sum(m.quantity) filter (where m.day < ${first}::date), 0) as open_qty, coalesce(sum(m.amount) filter (where m.day < ${first}::date), 0) as open_amount,
            coalesce(sum(m.quantity), 0) as all_qty, coalesce(sum(m.amount), 0) as all_amount, count(*) as moves
          from (${rows(ctx, stockMove)}) m where m.unit_id = ${unitId}::uuid and m.goods_id = g.id and m.day <= ${last}::date) m on m.moves > 0
        left join (select goods_id, sum(quantity) as quantity, sum(cost) as cost from (${monthIssues(unitId, period)}) i group by goods_id) i on i.goods_id = g.id
        where g.cost_method = 'mon') t) w`
}
