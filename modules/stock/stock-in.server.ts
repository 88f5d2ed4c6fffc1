import { dayOfMs, laterDay } from '../../core/values/day.ts'
import { compare, isZero, sum } from '../../core/values/decimal.ts'
import { create, type Ctx, find, get, link, Refusal, reverseMoves, rules } from '../../server/module-api.ts'
import { contract, settlement } from '../contracts/index.ts'
import { atPlace, logisticsBill } from '../trade/index.ts'
import { batch } from './batch.ts'
import { requireNoBlend } from './blend/feed-and-produce.server.ts'
import { contractPrice } from './contract-price.server.ts'
import { costTrueUp } from './cost-true-up.ts'
import { landedCost } from './landed-cost/landed-cost.ts'
import { companyOf, lockGoods, moveStock, stockEvent } from './post-stock.server.ts'
import { requireBothDrafts } from './sea/draft-survey.server.ts'
import { requireNoCheck } from './stock-count.server.ts'
import { stockIn, type StockIn } from './stock-in.ts'
import { stock } from './stock-move.ts'
import { bookBack, bookCorrections, bookIn, inEvents } from './stock-vouchers.server.ts'
import { layBatch, refreshPositionOf, requireRoom } from './yard/position-contents.server.ts'

const type = 'stock.stockIn'

/** Goods come in with their voucher, in one transaction, and are taken back by the opposite of both. */
export const stockInRules = rules(stockIn, {
  suggest: contractPrice,

  prepare: async (ctx, draft) => {
    // Asked at once, which is quicker than one after the other.
    const [way, business] = await Promise.all([wayOf(ctx, draft), segmentOf(ctx, draft)])
    return { month: draft.date?.slice(0, 7) ?? null, ...way, ...business }
  },

  check: async (ctx, record) => {
    if (record.inType === 'blend' && record.blendId === null) throw Refusal.atField('inType', 'blend.by-blend-only')
    if (isZero(record.price)) throw Refusal.atField('price', 'stock.no-price')
    if (compare(record.claimAmount ?? '0', record.billAmount ?? '0') >= 0)
      throw Refusal.atField('actualQty', 'stock.all-claimed')
    await requireBatch(ctx, record)
    requireBothDrafts(record)
    await requireLaid(ctx, record)
  },

  locks: {
    confirm: (ctx, id) => lockGoods(ctx, stockIn, id),
    reverse: (ctx, id) => lockGoods(ctx, stockIn, id),
  },

  on: {
    confirm: async (ctx, record) => {
      const batchId = record.batchId ?? (await newBatch(ctx, record))
      await requireLaid(ctx, record)
      await layBatch(ctx, batchId, record.positionId)
      const measures = { quantity: record.actualQty, amount: record.amount ?? '0' }
      const moved = await moveStock(ctx, { ...record, batchId }, { type, no: record.inNo }, stockEvent.in, measures)
      const voucherNo = await bookIn(ctx, record)
      await bookCorrections(ctx, moved, { type, id: record.id }, 'COST_ADJ')
      await link(ctx, {
        from: { doc: stockIn, id: record.id },
        to: { doc: batch, id: batchId },
        type: 'create',
        qty: record.actualQty,
      })
      return { batchId, voucherNo }
    },

    reverse: async (ctx, record) => {
      await requireOpenBill(ctx, record)
      await requireNoTrueUp(ctx, record)
      await requireNoCheck(ctx, 'gainIn', record.id)
      await requireNoBlend(ctx, record.blendId, 'made')
      const day = laterDay(record.date, dayOfMs(ctx.now))
      const source = { type, id: record.id, no: record.inNo ?? '' }
      const of = { event: stockEvent.in, source, unitId: companyOf(record), day }
      const moved = await reverseMoves(ctx, stock, of)
      await refreshPositionOf(ctx, record.batchId)
      await bookBack(ctx, record, inEvents, day)
      await bookCorrections(ctx, moved, { type, id: record.id }, 'COST_ADJ_BACK')
    },
  },
})

type Draft = { readonly [K in 'billId' | 'carrier' | 'contractId' | 'batchId' | 'segment']?: StockIn[K] | null }

/** The way that the bill says, and its carrier where nobody named another. */
async function wayOf(ctx: Ctx, { billId, carrier }: Draft) {
  if (billId === null || billId === undefined) return { mode: null, loadPlace: null, dischargePlace: null }
  const [bill] = await find(ctx.withoutScope('goods came by the way of their bill'), logisticsBill, { id: billId })
  if (bill === undefined) return {}
  const { mode, loadPlace, dischargePlace, vesselName, voyageNo, blNo } = bill
  const vessel = vesselName === null ? {} : { vesselName, voyageNo, blNo }
  return { mode, loadPlace, dischargePlace, ...vessel, carrier: carrier ?? bill.carrier }
}

/** Of which business it is: its contract says so, else what was typed, else the batch that it joins. */
async function segmentOf(ctx: Ctx, { contractId, batchId, segment }: Draft) {
  const all = ctx.withoutScope('goods are of the business of their contract')
  if (contractId) {
    const [under] = await find(all, contract, { id: contractId })
    return { segment: under?.bizSegment ?? null }
  }
  if (segment || !batchId) return {}
  return { segment: (await get(all, batch, batchId)).segment }
}

async function newBatch(ctx: Ctx, { goodsId, date, unitId, deptId, billId, segment }: StockIn): Promise<string> {
  const all = ctx.withoutScope('what comes in is a batch of its own')
  const origin = billId === null ? null : (await get(all, logisticsBill, billId)).billNo
  return (await create(all, batch, { goodsId, inDate: date, origin, segment, unitId, deptId })).id
}

/** A bill that was received was taken in as a whole: it is reopened before a part of it goes back. */
async function requireOpenBill(ctx: Ctx, { billId }: StockIn): Promise<void> {
  if (billId === null) return
  const { status, billNo } = await get(
    ctx.withoutScope('what was taken in by a bill binds everybody'),
    logisticsBill,
    billId,
  )
  if (!atPlace.some((one) => one === status)) throw new Refusal('stock.bill-received', { number: billNo ?? '' })
}

/** What was settled for good keeps its entry: its difference is part of the cost of what went on from there. */
async function requireNoTrueUp(ctx: Ctx, { id }: StockIn): Promise<void> {
  const all = ctx.withoutScope('the cost of goods follows their settlement')
  const made = await find(all, costTrueUp, { stockInId: id }, { sort: ['createTime'] })
  if (isZero(sum(made.map(({ amount }) => amount)))) return
  const last = made.at(-1)
  if (last?.landedCostId) {
    const { costNo } = await get(all, landedCost, last.landedCostId)
    throw new Refusal('landed.allocated', { number: costNo ?? '' })
  }
  const of = await get(all, settlement, last?.settlementId ?? '')
  throw new Refusal('stock.trued-up', { number: of.settleNo ?? '' })
}

/** Goods are laid into a position of their warehouse where nothing else lies. */
async function requireLaid(ctx: Ctx, { positionId, warehouseId, goodsId }: StockIn): Promise<void> {
  if (positionId !== null) await requireRoom(ctx, positionId, { warehouseId, goodsId })
}

async function requireBatch(ctx: Ctx, { batchId, goodsId }: Pick<StockIn, 'batchId' | 'goodsId'>): Promise<void> {
  if (batchId === null) return
  const of = await get(ctx.withoutScope('a batch is of one sort of goods'), batch, batchId)
  if (of.goodsId !== goodsId) throw Refusal.atField('batchId', 'stock.batch-of-other-goods')
}
