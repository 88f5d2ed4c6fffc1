import { div, isZero, mul, round, sub, sum } from '../../../core/values/decimal.ts'
import { act, create, type Ctx, find, get, link, Refusal } from '../../../server/module-api.ts'
import { batch } from '../batch.ts'
import { stockIn } from '../stock-in.ts'
import { stockOut } from '../stock-out.ts'
import { meanOf, partsOf } from './blend-mix.ts'
import { fedBlend, producedBlend } from './blend-states.ts'
import { stockBlend, type StockBlend } from './stock-blend.ts'

const everywhere = (ctx: Ctx) => ctx.withoutScope('what a blend takes and makes belongs to the blend')

/** Takes every component out of the stock by an entry of its own; answers what all of them cost. */
export async function feedBatches(ctx: Ctx, of: StockBlend, date: string, whole: string): Promise<string> {
  const all = everywhere(ctx)
  const taking = (of.parts ?? []).filter(({ sharePct }) => !isZero(sharePct))
  const costs: string[] = []
  let left = whole
  for (const [at, { batchId, sharePct }] of taking.entries()) {
    // The last one takes what the others leave, so that nothing is lost by rounding.
    const qty = at === taking.length - 1 ? round(left, 3) : div(mul(whole, sharePct), '100', 3)
    left = sub(left, qty)
    const { goodsId } = await get(all, batch, batchId)
    const { warehouseId, unitId, deptId } = of
    const values = { outType: 'blend', date, warehouseId, goodsId, batchId, qty, status: '0', unitId, deptId }
    const { id } = await create(all, stockOut, { ...values, blendId: of.id })
    await act(all, stockOut, id, 'confirm')
    await link(ctx, { from: { doc: stockBlend, id: of.id }, to: { doc: stockOut, id }, type: 'create', qty })
    costs.push((await get(all, stockOut, id)).bookedAmount ?? '0')
  }
  return round(sum(costs), 2)
}

/** The blend comes in as a batch of its own, as good as the mean of what went in, for what that cost. */
export async function takeIn(ctx: Ctx, of: StockBlend, date: string, qty: string) {
  const all = everywhere(ctx)
  const { id: blendId, goodsId, warehouseId, unitId, deptId, inputCost } = of
  const outBatchId = of.outBatchId ?? (await newBatch(all, of, date))
  const { id } = await create(all, stockIn, {
    inType: 'blend',
    date,
    month: date.slice(0, 7),
    warehouseId,
    goodsId,
    batchId: outBatchId,
    unitId,
    deptId,
    billQty: qty,
    actualQty: qty,
    allowedPct: '0',
    price: div(inputCost ?? '0', qty, 4),
    blendCost: inputCost,
    blendId,
    status: '0',
  })
  await act(all, stockIn, id, 'confirm')
  await link(ctx, { from: { doc: stockBlend, id: blendId }, to: { doc: stockIn, id }, type: 'create', qty })
  return { outBatchId, outIn: id }
}

/** All components come back at what they cost. */
export async function takeOutBack(ctx: Ctx, { id: blendId }: StockBlend): Promise<void> {
  const all = everywhere(ctx)
  const outs = await find(all, stockOut, { blendId, status: '1' }, { sort: ['-outNo'] })
  for (const { id } of outs) await act(all, stockOut, id, 'reverse')
}

/** What a blend has taken or made goes back with the blend. */
export async function requireNoBlend(ctx: Ctx, blendId: string | null, side: 'fed' | 'made'): Promise<void> {
  if (blendId === null) return
  const status = side === 'fed' ? fedBlend : producedBlend
  const [of] = await find(everywhere(ctx), stockBlend, { id: blendId, status })
  if (of !== undefined) throw new Refusal('blend.of-blend', { number: of.blendNo ?? '' })
}

async function newBatch(all: Ctx, of: StockBlend, inDate: string): Promise<string> {
  const { goodsId, unitId, deptId, blendNo: origin } = of
  const parts = partsOf([...(of.parts ?? [])])
  const shares = parts.map(({ sharePct }) => sharePct ?? '0')
  const quality = {
    heatKcal: meanOf(parts, shares, 'heatKcal', 1),
    mt: meanOf(parts, shares, 'mt', 2),
    ashDry: meanOf(parts, shares, 'ashDry', 2),
    sulDry: meanOf(parts, shares, 'sulDry', 3),
  }
  return (await create(all, batch, { goodsId, inDate, origin, unitId, deptId, ...quality })).id
}
