import sql from 'sql-template-tag'
import { addDays } from '../../core/values/day.ts'
import { add, isZero, sub, sum } from '../../core/values/decimal.ts'
import { groupedBy } from '../../core/values/grouped-by.ts'
import type { Json } from '../../core/values/json.ts'
import { addMonths, lastDayOf } from '../../core/values/month.ts'
import { balancesAt, type Ctx, reachOf } from '../../server/module-api.ts'
import { stock } from './stock-move.ts'

type Row = Readonly<Record<string, Json>>

/** What is asked: the companies that the reader reaches, and the places he wants. */
interface Asked {
  readonly unitIds: readonly string[] | null
  readonly at: Readonly<Record<'warehouseId' | 'goodsId' | 'batchId', string | null>>
}

const moved = [
  'inQty',
  'inAmount',
  'outQty',
  'outAmount',
  'movedQty',
  'inBefore',
  'outBefore',
  'enteredQty',
  'enteredAmount',
] as const

type Sums = Readonly<Record<(typeof moved)[number], string>>

interface Moves extends Sums, Row {
  readonly place: string
}

const nothing: Sums = {
  inQty: '0',
  inAmount: '0',
  outQty: '0',
  outAmount: '0',
  movedQty: '0',
  inBefore: '0',
  outBefore: '0',
  enteredQty: '0',
  enteredAmount: '0',
}

/** Rows of the companies that the reader's data scope reaches, by unit, goods and warehouse. */
export async function stockReportRows(
  ctx: Ctx,
  { from, to, unitId, warehouseId, goodsId, batchId }: Readonly<Record<string, Json | undefined>>,
): Promise<readonly Row[]> {
  const [first, last] = [String(from), String(to)]
  const reach = reachOf(ctx.actor, 'kcgl')
  const mine = reach?.all === true ? null : [...(reach?.unitIds ?? [])]
  const unitIds = typeof unitId === 'string' ? [unitId].filter((id) => mine === null || mine.includes(id)) : mine
  const asked = { unitIds, at: { warehouseId: idOf(warehouseId), goodsId: idOf(goodsId), batchId: idOf(batchId) } }
  const opening = await heldOn(ctx, asked, addDays(first, -1))
  const closing = await heldOn(ctx, asked, last)
  const moves = new Map((await movesIn(ctx, asked, first, last)).map(({ place, ...sums }) => [place, sums]))
  const places = [...new Set([...opening.keys(), ...moves.keys(), ...closing.keys()])].toSorted()
  return places.map((place) => rowOf(place, opening.get(place), moves.get(place) ?? nothing, closing.get(place)))
}

interface Held {
  readonly quantity: string
  readonly amount: string
}

function rowOf(place: string, opening: Held = empty, sums: Sums = nothing, closing: Held = empty): Row {
  const [unitId = null, goodsId = null, warehouseId = null] = place.split(',')
  // Opening balances that were entered in the span were there at its beginning.
  const { enteredQty, enteredAmount, ...shown } = sums
  const openingAmount = add(opening.amount, enteredAmount)
  const come = sum([openingAmount, sums.inAmount, sums.outAmount])
  return {
    unitId,
    goodsId,
    warehouseId,
    openingQty: add(opening.quantity, enteredQty),
    openingAmount,
    ...shown,
    otherAmount: sub(closing.amount, come),
    closingQty: closing.quantity,
    closingAmount: closing.amount,
  }
}

const empty: Held = { quantity: '0', amount: '0' }

/** What lay in each place at the end of a day, its batches together. */
async function heldOn(ctx: Ctx, asked: Asked, day: string): Promise<ReadonlyMap<string, Held>> {
  const balances = await balancesAt(ctx, stock, { ...asked, day })
  const byPlace = groupedBy(balances, ({ unitId, at }) => [unitId, at['goodsId'], at['warehouseId']].join())
  return new Map([...byPlace].map(([place, batches]) => [place, batches.reduce(together, empty)]))
}

function together(all: Held, { quantity, amount }: Held): Held {
  return { quantity: add(all.quantity, quantity), amount: add(all.amount, amount) }
}

/** What came, went and was moved in a span of days, and in the same days a month earlier. */
async function movesIn(ctx: Ctx, { unitIds, at }: Asked, from: string, to: string): Promise<readonly Moves[]> {
  const [earlier, until] = [
    monthBefore(from),
    isLastDay(to) ? lastDayOf(addMonths(to.slice(0, 7), -1)) : monthBefore(to),
  ]
  const rows = await ctx.sql.query<Moves>(sql`
    with moves as (
      select m.*, m.day between ${from}::date and ${to}::date as now, m.day between ${earlier}::date and ${until}::date as before
      from stock.stock_move m
      where m.day between ${earlier}::date and ${to}::date and m.del_flag = 0
        and (${unitIds}::uuid[] is null or m.unit_id = any(${unitIds}::uuid[]))
        and (${at.warehouseId}::uuid is null or m.warehouse_id = ${at.warehouseId}::uuid)
        and (${at.goodsId}::uuid is null or m.goods_id = ${at.goodsId}::uuid)
        and (${at.batchId}::uuid is null or m.batch_id = ${at.batchId}::uuid))
    select concat_ws(',', unit_id, goods_id, warehouse_id) as place,
      coalesce(sum(quantity) filter (where now and stock_in is not null), 0)::text as "inQty",
      coalesce(sum(amount) filter (where now and stock_in is not null), 0)::text as "inAmount",
      coalesce(sum(quantity) filter (where now and stock_out is not null), 0)::text as "outQty",
      coalesce(sum(amount) filter (where now and stock_out is not null), 0)::text as "outAmount",
      coalesce(sum(quantity) filter (where now and stock_transfer is not null), 0)::text as "movedQty",
      coalesce(sum(quantity) filter (where now and opening_stock is not null), 0)::text as "enteredQty",
      coalesce(sum(amount) filter (where now and opening_stock is not null), 0)::text as "enteredAmount",
      coalesce(sum(quantity) filter (where before and stock_in is not null), 0)::text as "inBefore",
      coalesce(sum(quantity) filter (where before and stock_out is not null), 0)::text as "outBefore"
    from moves where now or before group by 1`)
  return rows.filter((row) => moved.some((name) => !isZero(row[name])))
}

/** The same day of the month before, or its last where that is shorter. */
function monthBefore(day: string): string {
  const month = addMonths(day.slice(0, 7), -1)
  const [same, last] = [`${month}${day.slice(7)}`, lastDayOf(month)]
  return same < last ? same : last
}

const isLastDay = (day: string) => day === lastDayOf(day.slice(0, 7))

function idOf(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null
}
