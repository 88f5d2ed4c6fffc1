import { dayOfMs } from '../../../core/values/day.ts'
import { abs, compare, div, isZero, mul, round, sub } from '../../../core/values/decimal.ts'
import {
  act,
  balancesAt,
  checkAll,
  type Ctx,
  find,
  get,
  Refusal,
  rules,
  type Suggest,
} from '../../../server/module-api.ts'
import { goods, qualityStandard } from '../../contracts/index.ts'
import { batch } from '../batch.ts'
import { freeOf } from '../release/reserved-stock.server.ts'
import { stockIn } from '../stock-in.ts'
import { stock } from '../stock-move.ts'
import { bestShares, blendMix, boundsOf, partsOf } from './blend-mix.ts'
import { blendState, fedBlend } from './blend-states.ts'
import { feedBatches, takeIn, takeOutBack } from './feed-and-produce.server.ts'
import { stockBlend, type StockBlend } from './stock-blend.ts'

/** Tonnes may get lost or be weighed over by so many per cent between feed and output. */
const balancePct = '0.5'
const mostParts = 6

type Line = NonNullable<StockBlend['parts']>[number]
type Place = Pick<StockBlend, 'unitId' | 'warehouseId'>

/** What lies in the warehouse is what may be blended; a standard says what the mix has to be. */
const fromYard: Suggest<Ctx, StockBlend> = {
  after: ['warehouseId', 'qualityStd'],
  fill: async (ctx, { warehouseId, qualityStd: id, parts, unitId }, chosen) => {
    if (chosen === 'qualityStd' && id) return { settled: await limitsOf(ctx, id) }
    if (chosen !== 'warehouseId' || !warehouseId || (parts ?? []).some(({ batchId }) => batchId)) return {}
    return { settled: { parts: await lying(ctx, { warehouseId, unitId: unitId ?? ctx.actor.unitId }) } }
  },
}

/** A recipe keeps its limits, what is fed leaves the stock at its cost, and the output costs what its components did. */
export const stockBlendRules = rules(stockBlend, {
  suggest: fromYard,

  prepare: async (ctx, draft) => {
    const { warehouseId, parts } = draft
    if (!warehouseId || !parts) return {}
    const place = { warehouseId, unitId: draft.unitId ?? ctx.actor.unitId }
    const filled = await Promise.all(parts.map((line) => completed(ctx, place, line)))
    return { parts: filled, ...blendMix({ ...draft, parts: filled }).results }
  },

  check: (_ctx, { parts }) => {
    const ids = (parts ?? []).map(({ batchId }) => batchId)
    if (new Set(ids).size < ids.length) throw Refusal.atField('parts', 'blend.same-batch')
  },

  submittable: (ctx, record) =>
    checkAll([() => requireKept(record), () => requireThere(ctx, record, record.planQty, 'planQty')]),

  locks: { feed: lockAll, produce: lockAll, takeBack: lockAll, unfeed: lockAll },

  on: {
    useCheapest: (_ctx, record) => {
      const shares = bestShares(partsOf([...(record.parts ?? [])]), boundsOf({ ...record }), record.planQty)
      if (shares === null) throw new Refusal('blend.no-recipe')
      const parts = (record.parts ?? []).map((line, at) => ({ ...line, sharePct: `${shares[at] ?? 0}.00` }))
      const { results, working } = blendMix({ ...record, parts })
      return { parts, ...results, steps: working as unknown as StockBlend['steps'] } // the working has the columns of `steps`
    },
    submit: () => ({ status: blendState.inApproval }),
    returned: () => ({ status: blendState.plan }),
    withdrawn: () => ({ status: blendState.plan }),
    approved: () => ({ status: blendState.approved }),
    revoked: (_ctx, record) => ended(record),
    closed: (_ctx, record) => ended(record),

    feed: async (ctx, record, { fedOn, fedQty }) => {
      await requireThere(ctx, record, String(fedQty), 'fedQty')
      const inputCost = await feedBatches(ctx, record, String(fedOn), String(fedQty))
      return { fedOn: String(fedOn), fedQty: String(fedQty), inputCost }
    },
    produce: async (ctx, record, { producedOn, producedQty }) => {
      const [day, qty] = [String(producedOn), String(producedQty)]
      if (day < (record.fedOn ?? day))
        throw Refusal.atField('producedOn', 'blend.before-feed', { day: record.fedOn ?? '' })
      requireBalance(record.fedQty ?? '0', qty)
      return { producedOn: day, producedQty: qty, ...(await takeIn(ctx, record, day, qty)) }
    },
    takeBack: async (ctx, { outIn }) => {
      if (outIn !== null) await act(free(ctx), stockIn, outIn, 'reverse')
      return { producedOn: null, producedQty: null, outIn: null }
    },
    unfeed: async (ctx, record) => {
      await takeOutBack(ctx, record)
      return { fedOn: null, fedQty: null, inputCost: null }
    },
  },
})

const free = (ctx: Ctx) => ctx.withoutScope('what a blend takes and makes belongs to the blend')

/** Coal that was fed does not come apart by itself: the steps are taken back, the last first. */
function ended({ status }: StockBlend) {
  if (status === blendState.closed) return {}
  if (fedBlend.some((one) => one === status)) throw new Refusal('blend.fed')
  return { status: blendState.revoked }
}

/** All sorts of goods of a blend, always in one order. */
async function lockAll(ctx: Ctx, id: string): Promise<void> {
  const [one] = await find(free(ctx), stockBlend, { id }, { lines: true })
  if (one === undefined) return
  const batches = await find(free(ctx), batch, { id: (one.parts ?? []).map(({ batchId }) => batchId) })
  const ids = new Set([one.goodsId, ...batches.map(({ goodsId }) => goodsId)])
  for (const goodsId of [...ids].toSorted()) await get(free(ctx), goods, goodsId, { lock: true })
}

/** What a standard lets in at worst is what a mix has to be at least. */
async function limitsOf(ctx: Ctx, id: string) {
  const { qLimit, qBase, mtLimit, mtBase, indices } = await get(free(ctx), qualityStandard, id)
  const worst = (idx: string) => {
    const one = (indices ?? []).find((index) => index.idx === idx && index.worse === 'above')
    return one === undefined ? null : (one.limit ?? one.base)
  }
  const [ash, sul] = [worst('ad'), worst('std')]
  return {
    minHeat: qLimit ?? qBase,
    maxMt: mtLimit ?? mtBase,
    maxAsh: ash === null ? null : round(ash, 2),
    maxSul: sul === null ? null : round(sul, 3),
  }
}

/** The largest batches of a warehouse, with what is known of them. */
async function lying(ctx: Ctx, place: Place) {
  const { warehouseId, unitId } = place
  const all = await balancesAt(free(ctx), stock, {
    unitIds: unitId === null ? [] : [unitId],
    day: dayOfMs(ctx.now),
    at: { warehouseId },
  })
  const there = all
    .filter(({ quantity }) => compare(quantity, '0') > 0)
    .toSorted((a, b) => compare(b.quantity, a.quantity))
    .slice(0, mostParts)
  const lines = there.map(({ at }) => ({ batchId: String(at['batchId']), sharePct: '0.00' }))
  return Promise.all(lines.map((line) => completed(ctx, place, line as Line))) // what is not known yet follows
}

/** A line with the quality, cost and free tonnes of its batch, where nobody has typed others. */
async function completed(ctx: Ctx, place: Place, line: Line): Promise<Line> {
  const [of] = await find(free(ctx), batch, { id: line.batchId ?? [] })
  if (of === undefined) return line
  const at = { ...place, goodsId: of.goodsId, batchId: of.id }
  const { there, left, amount } = await freeOf(free(ctx), at, null)
  const bookCost = compare(there, '0') > 0 ? div(amount, there, 4) : null
  return {
    ...line,
    heatKcal: line.heatKcal ?? of.heatKcal,
    mt: line.mt ?? of.mt,
    ashDry: line.ashDry ?? of.ashDry,
    sulDry: line.sulDry ?? of.sulDry,
    unitCost: line.unitCost ?? bookCost,
    freeQty: compare(left, '0') > 0 ? left : '0.000',
  }
}

function requireKept({ mixVerdict }: StockBlend): void {
  if (mixVerdict === null) throw Refusal.atField('parts', 'blend.not-judged')
  if (mixVerdict !== 'ok') throw Refusal.atField('parts', 'blend.over-limit')
}

/** Enough of every batch is there, and reserved for nobody. */
async function requireThere(ctx: Ctx, record: StockBlend, whole: string, field: string): Promise<void> {
  for (const { batchId, sharePct } of record.parts ?? []) {
    if (isZero(sharePct)) continue
    const of = await get(free(ctx), batch, batchId)
    const { left } = await freeOf(free(ctx), { ...record, goodsId: of.goodsId, batchId }, null)
    const qty = div(mul(whole, sharePct), '100', 3)
    if (compare(qty, left) > 0) throw Refusal.atField(field, 'blend.not-enough', { batch: of.batchNo ?? '', left, qty })
  }
}

function requireBalance(fed: string, made: string): void {
  const diff = round(sub(made, fed), 3)
  if (compare(mul(abs(diff), '100'), mul(fed, balancePct)) <= 0) return
  const pct = div(mul(diff, '100'), fed, 2)
  throw Refusal.atField('producedQty', 'blend.imbalance', { fed, made, diff, pct, most: balancePct })
}
