import { dayOfMs, laterDay } from '../../core/values/day.ts'
import { compare, div, isZero, mul, round, sub } from '../../core/values/decimal.ts'
import { act, create, type Ctx, find, get, link, Refusal, rules, transferMoves } from '../../server/module-api.ts'
import { batch } from './batch.ts'
import { requireNotAveraged } from './monthly-average/averaged-month.server.ts'
import { companyOf, lockGoods, methodOf, requireDay, stockEvent } from './post-stock.server.ts'
import { requireUnreserved } from './release/reserved-stock.server.ts'
import { stock, stockMove } from './stock-move.ts'
import { stockOut } from './stock-out.ts'
import { stockTransfer, type StockTransfer } from './stock-transfer.ts'
import { warehouse } from './warehouse.ts'
import { refreshPositionOf } from './yard/position-contents.server.ts'

const lock = (ctx: Ctx, id: string) => lockGoods(ctx, stockTransfer, id)

/** Goods leave one warehouse into transit and transit into the other; each step is taken back by itself, the last first. */
export const stockTransferRules = rules(stockTransfer, {
  check: async (ctx, { fromId, toId, batchId, goodsId }) => {
    if (fromId === toId) throw Refusal.atField('toId', 'stock.same-warehouse')
    const of = await get(ctx.withoutScope('a batch is of one sort of goods'), batch, batchId)
    if (of.goodsId !== goodsId) throw Refusal.atField('batchId', 'stock.batch-of-other-goods')
  },

  locks: { dispatch: lock, arrive: lock, takeBack: lock, reverse: lock },

  on: {
    dispatch: async (ctx, record) => {
      requireDay(ctx, record)
      await requireNotAveraged(ctx, ofCompany(record), record.date)
      await requireUnreserved(ctx, { ...record, warehouseId: record.fromId }, record.qty, null)
      const transitId = await transitOf(ctx)
      const { fromId, qty, date: day } = record
      await moved(ctx, record, { event: stockEvent.move, from: fromId, to: transitId, qty, day })
      return { transitId }
    },

    arrive: async (ctx, record, body) => {
      const [arrivedOn, arrivedQty] = [String(body['arrivedOn']), String(body['arrivedQty'])]
      requireArrival(ctx, record, arrivedOn, arrivedQty)
      await requireNotAveraged(ctx, ofCompany(record), arrivedOn, 'arrivedOn')
      const { transitId: from, toId: to, qty, allowedPct } = record
      await moved(ctx, record, { event: stockEvent.move, from: from ?? '', to, qty: arrivedQty, day: arrivedOn })
      const lossQty = round(sub(qty, arrivedQty), 3)
      const allowed = div(mul(qty, allowedPct), '100', 3)
      const excessQty = compare(lossQty, allowed) > 0 ? round(sub(lossQty, allowed), 3) : '0.000'
      if (!isZero(excessQty)) requireFinance(ctx, sub(qty, allowed))
      // Without a carrier nobody answers for what is lost above the allowance.
      const claimed = record.carrier === null ? '0' : excessQty
      const lossOut = await lost(ctx, record, 'loss', sub(lossQty, claimed), arrivedOn)
      const claimOut = await lost(ctx, record, 'claim', claimed, arrivedOn)
      return { arrivedOn, arrivedQty, lossQty, excessQty, lossOut, claimOut }
    },

    takeBack: async (ctx, record) => {
      const { transitId: to, toId: from, arrivedQty: qty, arrivedOn } = record
      const all = ctx.withoutScope('a loss on the way belongs to its transfer')
      for (const id of [record.claimOut, record.lossOut]) if (id !== null) await act(all, stockOut, id, 'reverse')
      const day = laterDay(arrivedOn ?? record.date, dayOfMs(ctx.now))
      await moved(ctx, record, { event: stockEvent.moveBack, from, to: to ?? '', qty: qty ?? '0', day })
      return { arrivedOn: null, arrivedQty: null, lossQty: null, excessQty: null, lossOut: null, claimOut: null }
    },

    reverse: async (ctx, record) => {
      const { transitId: from, fromId: to, qty } = record
      const day = laterDay(record.date, dayOfMs(ctx.now))
      await moved(ctx, record, { event: stockEvent.moveBack, from: from ?? '', to, qty, day })
    },
  },
})

function ofCompany(record: StockTransfer) {
  return { goodsId: record.goodsId, unitId: companyOf(record) }
}

interface Step {
  readonly event: string
  readonly from: string
  readonly to: string
  readonly qty: string
  readonly day: string
}

/** A step that was taken back may be taken once more, so each is counted. */
async function moved(ctx: Ctx, record: StockTransfer, { event, from, to, qty, day }: Step): Promise<void> {
  const { id, goodsId, batchId, transferNo } = record
  const before = await find(ctx.withoutScope('the steps of a transfer are counted'), stockMove, { sourceId: id })
  const placeIn = (warehouseId: string) => ({ warehouseId, goodsId, batchId })
  await transferMoves(ctx, stock, {
    event,
    source: { type: 'stock.stockTransfer', id, no: transferNo ?? '' },
    seq: before.length + 1,
    unitId: companyOf(record),
    day,
    lines: [{ from: placeIn(from), to: placeIn(to), quantity: qty, method: await methodOf(ctx, goodsId) }],
  })
  await refreshPositionOf(ctx, batchId)
}

/** What is lost leaves transit by an entry of its own, with its cost and its voucher. */
async function lost(ctx: Ctx, of: StockTransfer, outType: string, qty: string, date: string): Promise<string | null> {
  if (isZero(qty)) return null
  const { transitId: warehouseId, goodsId, batchId, carrier, unitId, deptId } = of
  const all = ctx.withoutScope('a loss on the way belongs to its transfer')
  const values = { outType, date, warehouseId, goodsId, batchId, qty: round(qty, 3), status: '0', unitId, deptId }
  const { id } = await create(all, stockOut, { ...values, ...(outType === 'claim' ? { carrier } : {}) })
  await act(all, stockOut, id, 'confirm')
  await link(ctx, { from: { doc: stockTransfer, id: of.id }, to: { doc: stockOut, id }, type: 'create', qty })
  return id
}

function requireArrival(ctx: Ctx, { date, qty }: StockTransfer, arrivedOn: string, arrivedQty: string): void {
  if (arrivedOn < date) throw Refusal.atField('arrivedOn', 'stock.before-dispatch', { day: date })
  if (arrivedOn > dayOfMs(ctx.now)) throw Refusal.atField('arrivedOn', 'stock.future')
  if (compare(arrivedQty, qty) > 0) throw Refusal.atField('arrivedQty', 'stock.more-arrived', { qty })
}

/** Who guards goods does not write off alone what is lost above the allowance: the finance office receives it. */
function requireFinance({ actor }: Ctx, least: string): void {
  if (!actor.permissions.has(`${stockTransfer.code}-ch`))
    throw Refusal.atField('arrivedQty', 'stock.loss-for-finance', { least: round(least, 3) })
}

async function transitOf(ctx: Ctx): Promise<string> {
  const all = ctx.withoutScope('goods on their way are in nobody’s warehouse')
  const where = { warehouseType: 'transit', inUse: '1' }
  const [first] = await find(all, warehouse, where, { sort: ['warehouseCode'], limit: 1 })
  if (first === undefined) throw new Refusal('stock.no-transit')
  return first.id
}
