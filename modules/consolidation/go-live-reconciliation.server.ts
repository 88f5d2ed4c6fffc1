import sql, { type Sql } from 'sql-template-tag'
import { isZero } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import { type Ctx, find, get, Refusal, rows, rules } from '../../server/module-api.ts'
import { goLive, openingContract } from '../contracts/index.ts'
import { openingBank, openingItem } from '../finance/index.ts'
import { openingStock } from '../stock/index.ts'

type Row = Readonly<Record<string, Json>>

/** A line of the sheet; what it shows beside this is told as it was read. */
interface Line {
  readonly part: string
  readonly currency: string
  readonly countDiff: number
  readonly qtyDiff: string | null
  readonly amountDiff: string
  readonly difference: string | null
  readonly verdict: string
}

/** The reconciliation sheet of one go-live that the reader sees. */
export async function goLiveReconciliationRows(
  ctx: Ctx,
  { goLiveId }: Readonly<Record<string, Json | undefined>>,
): Promise<readonly Row[]> {
  const [of] = await find(ctx, goLive, { id: String(goLiveId) }, { limit: 1 })
  if (of === undefined) return []
  return (await linesOf(ctx, of.id)).map((line): Row => ({ ...line }))
}

/** Whoever submits has named every difference between the old system and what was imported. */
export const namedDifferences = rules(goLive, {
  on: {
    handIn: (ctx, { id }) => requireNamed(ctx, id),
    confirm: (ctx, { id }) => requireNamed(ctx, id),
  },
})

async function requireNamed(ctx: Ctx, id: string): Promise<void> {
  const lines = await linesOf(ctx, id)
  const open = lines.filter(({ verdict }) => verdict === 'open')
  if (open.length > 0) throw new Refusal('go-live.differences', { rows: open.length }, { status: 409 })
}

async function linesOf(ctx: Ctx, id: string): Promise<readonly Line[]> {
  const all = ctx.withoutScope('opening balances belong to their go-live')
  const { unitId, openingDay } = await get(all, goLive, id)
  const found = await ctx.sql.query<Omit<Line, 'verdict'>>(sheet(all, id, unitId ?? '', openingDay ?? ''))
  return found.map((line): Line => {
    if (line.countDiff === 0 && isZero(line.qtyDiff ?? '0') && isZero(line.amountDiff))
      return { ...line, verdict: 'same' }
    return { ...line, verdict: (line.difference ?? '').trim() === '' ? 'open' : 'named' }
  })
}

/** Old totals, imported rows and the ledgers, each by part, place and currency, side by side. */
function sheet(all: Ctx, id: string, unitId: string, day: string): Sql {
  return sql`
    with old as (
      select c.part, w.id as warehouse_id, c.goods_id, c.currency, c.count, c.quantity, c.amount, c.difference
      from contracts.go_live_controls c left join stock.warehouse w on c.part = 'stock' and w.warehouse_name = trim(c.warehouse) and w.del_flag = 0
      where c.parent_id = ${id}::uuid),
    imported as (${imported(all, id)}),
    booked as (${booked(id, unitId, day)}),
    place as (
      select part, warehouse_id, goods_id, currency from old union select part, warehouse_id, goods_id, currency from imported)
    select p.part, p.warehouse_id as "warehouseId", p.goods_id as "goodsId", p.currency,
      o.count::text as "oldCount", case when p.part = 'contract' then coalesce(i.count, 0) end::text as contracts,
      case when p.part in ('ar', 'ra', 'ap', 'pa') then coalesce(i.count, 0) end::text as items,
      o.quantity::text as "oldQty", case when p.part = 'stock' then coalesce(i.quantity, 0) end::text as "newQty", case when p.part = 'stock' then coalesce(b.quantity, 0) end::text as "bookQty",
      o.amount::text as "oldAmount", coalesce(i.amount, 0)::text as "newAmount", coalesce(b.amount, 0)::text as "bookAmount",
      case when o.count is null then 0 else coalesce(i.count, 0) - o.count end::int as "countDiff",
      case when p.part = 'stock' then coalesce(i.quantity, 0) - coalesce(o.quantity, 0) end::text as "qtyDiff",
      (coalesce(i.amount, 0) - coalesce(o.amount, 0))::text as "amountDiff", o.difference
    from place p
    left join old o on ${same('o')} left join imported i on ${same('i')} left join booked b on ${same('b')}
    order by array_position(array['contract', 'stock', 'ar', 'ra', 'ap', 'pa', 'bank'], p.part), p.warehouse_id, p.goods_id, p.currency`
}

function same(name: 'o' | 'i' | 'b'): Sql {
  const other = { o: sql`o`, i: sql`i`, b: sql`b` }[name]
  return sql`${other}.part = p.part and ${other}.currency = p.currency
    and ${other}.warehouse_id is not distinct from p.warehouse_id and ${other}.goods_id is not distinct from p.goods_id`
}

function imported(all: Ctx, id: string): Sql {
  const ours = sql`r.go_live_id = ${id}::uuid and r.row_status <> '2'`
  return sql`
    select 'contract' as part, null::uuid as warehouse_id, null::uuid as goods_id, r.currency, count(*) as count, null::numeric as quantity, sum(r.total_amount) as amount
    from (${rows(all, openingContract)}) r where ${ours} group by r.currency
    union all
    select 'stock', r.warehouse_id, r.goods_id, 'CNY', count(*), sum(r.quantity), sum(r.amount)
    from (${rows(all, openingStock)}) r where ${ours} group by r.warehouse_id, r.goods_id
    union all
    select r.item_type, null, null, r.currency, count(*), null, sum(r.amount)
    from (${rows(all, openingItem)}) r where ${ours} group by r.item_type, r.currency
    union all
    select 'bank', null, null, r.currency, count(*), null, sum(r.amount) from (${rows(all, openingBank)}) r where ${ours} group by r.currency`
}

/** What the ledgers have of the company at the end of the posting day. */
function booked(id: string, unitId: string, day: string): Sql {
  return sql`
    select 'contract' as part, null::uuid as warehouse_id, null::uuid as goods_id, c.currency, null::numeric as quantity, sum(c.total_amount) as amount
    from contracts.contract c where c.go_live_id = ${id}::uuid and c.contract_status <> '7' and c.del_flag = 0 group by c.currency
    union all
    select 'stock', m.warehouse_id, m.goods_id, 'CNY', sum(m.quantity), sum(m.amount) from stock.stock_move m
    where m.unit_id = ${unitId}::uuid and m.day <= ${day}::date and m.del_flag = 0 group by m.warehouse_id, m.goods_id
    union all
    select i.item_type, null, null, i.currency, null, sum(l.debit + l.credit)
    from finance.opening_item i join engine.posting p on p.src_id = i.id
    join engine.posting_line l on l.posting = p.id and l.ledger = 'arap'
    where i.go_live_id = ${id}::uuid and p.unit_id = ${unitId}::uuid and p.day <= ${day}::date group by i.item_type, i.currency
    union all
    select 'bank', null, null, j.currency, null, sum(j.moved) from finance.bank_journal j
    where j.unit_id = ${unitId}::uuid and j.date <= ${day}::date and j.del_flag = 0 group by j.currency`
}
