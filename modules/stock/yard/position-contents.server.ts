import { compare, round, sum } from '../../../core/values/decimal.ts'
import { balancesAt, change, type Ctx, find, get, Refusal } from '../../../server/module-api.ts'
import { batch, type Batch } from '../batch.ts'
import { weightedMean } from '../inspection/quality-bases.ts'
import { cargoRelease } from '../release/cargo-release.ts'
import { holdingRelease } from '../release/release-states.ts'
import { ctiSales } from '../sales/cti-sales.ts'
import { standingOrder } from '../sales/order-states.ts'
import { stock } from '../stock-move.ts'
import { position, type Position } from './position.ts'

const free = (ctx: Ctx) => ctx.withoutScope('what lies in a position follows the stock ledger')

// Nothing moves after today, so this is what there is now, whatever day the clock of an entry shows.
const lastDay = '9999-12-31'

/** After goods of a batch moved, came to lie elsewhere or were tested: its position says what lies there now. */
export async function refreshPositionOf(ctx: Ctx, batchId: string | null): Promise<void> {
  if (batchId === null) return
  const { positionId } = await get(free(ctx), batch, batchId)
  if (positionId !== null) await refreshPosition(ctx, positionId)
}

/** The position says what lies there now. */
async function refreshPosition(ctx: Ctx, id: string): Promise<void> {
  const all = free(ctx)
  const before = await get(all, position, id, { lock: true })
  const lying = await lyingIn(ctx, before)
  const tested = lying.filter(({ of }) => of.heatKcal !== null)
  const mean = (name: 'heatKcal' | 'mt' | 'ashDry' | 'sulDry', digits: number) =>
    weightedMean(
      lying.map(({ of, quantity }) => ({ value: of[name], weight: quantity })),
      digits,
    )
  const contents = {
    goodsId: lying[0]?.of.goodsId ?? null,
    batches: lying.length === 0 ? null : lying.map(({ of }) => of.id),
    qty: round(sum(lying.map(({ quantity }) => quantity)), 3),
    testedQty: lying.length === 0 ? null : round(sum(tested.map(({ quantity }) => quantity)), 3),
    heatKcal: mean('heatKcal', 1),
    mt: mean('mt', 2),
    ashDry: mean('ashDry', 2),
    sulDry: mean('sulDry', 3),
  }
  const isSame = Object.entries(contents).every(
    ([name, value]) => JSON.stringify(before[name as keyof typeof contents]) === JSON.stringify(value), // its own names
  )
  if (!isSame) await change(all, position, before, contents, { verb: 'update' })
}

/** Batches of which something lies there, the oldest first, with their tonnes. */
async function lyingIn(ctx: Ctx, { id, warehouseId }: Position) {
  const all = free(ctx)
  const named = await find(all, batch, { positionId: id }, { sort: ['inDate', 'batchNo'] })
  if (named.length === 0) return []
  const held = await balancesAt(all, stock, { unitIds: null, day: lastDay, at: { warehouseId } })
  return named.flatMap((of) => {
    const quantity = sum(held.filter(({ at }) => at['batchId'] === of.id).map((one) => one.quantity))
    return compare(quantity, '0') > 0 ? [{ of, quantity }] : []
  })
}

/** The position is of that warehouse and in use; answers it. */
export async function requireInYard(
  ctx: Ctx,
  positionId: string,
  warehouseId: string,
  field: string,
): Promise<Position> {
  const at = await get(free(ctx), position, positionId)
  const name = at.positionNo ?? at.code
  if (at.warehouseId !== warehouseId) throw Refusal.atField(field, 'yard.other-warehouse', { name })
  if (at.inUse !== '1') throw Refusal.atField(field, 'yard.not-in-use', { name })
  return at
}

/** Goods may be laid there: in the same warehouse, in use, and with nothing else lying there. */
export async function requireRoom(
  ctx: Ctx,
  positionId: string,
  { warehouseId, goodsId }: { readonly warehouseId: string; readonly goodsId: string },
): Promise<void> {
  const at = await requireInYard(ctx, positionId, warehouseId, 'positionId')
  const name = at.positionNo ?? at.code
  if (at.goodsId !== null && at.goodsId !== goodsId) throw Refusal.atField('positionId', 'yard.other-goods', { name })
}

/** A batch lies in one position: what comes in besides is laid where the rest of it lies. */
export async function layBatch(ctx: Ctx, batchId: string, positionId: string | null): Promise<void> {
  if (positionId === null) return
  const all = free(ctx)
  const before = await get(all, batch, batchId, { lock: true })
  if (before.positionId === positionId) return
  if (before.positionId !== null) {
    const elsewhere = await get(all, position, before.positionId)
    const isThere = (elsewhere.batches ?? []).includes(batchId)
    const name = elsewhere.positionNo ?? elsewhere.code
    if (isThere) throw Refusal.atField('positionId', 'yard.batch-elsewhere', { name })
  }
  await placed(ctx, before, positionId)
}

/** Where a batch lies; null where the yard has laid it nowhere. */
export async function placeOf(ctx: Ctx, batchId: string): Promise<string | null> {
  const [of] = await find(free(ctx), batch, { id: batchId })
  return of?.positionId ?? null
}

/** The batch lies in that position. */
export async function requireLyingIn(ctx: Ctx, batchId: string, positionId: string): Promise<void> {
  const lies = await placeOf(ctx, batchId)
  if (lies === positionId) return
  if (lies === null) throw Refusal.atField('positionId', 'yard.batch-not-laid')
  const { positionNo, code } = await get(free(ctx), position, lies)
  throw Refusal.atField('positionId', 'yard.batch-elsewhere', { name: positionNo ?? code })
}

/** The batch lies there from now on, and is fetched from there by what was ordered and released of it. */
async function placed(ctx: Ctx, before: Batch, positionId: string): Promise<void> {
  const all = free(ctx)
  await change(all, batch, before, { positionId }, { verb: 'place' })
  for (const of of await find(all, ctiSales, { batchId: before.id, status: standingOrder }, { sort: ['createTime'] }))
    await change(all, ctiSales, of, { positionId }, { verb: 'relaid' })
  for (const of of await find(
    all,
    cargoRelease,
    { batchId: before.id, status: holdingRelease },
    { sort: ['createTime'] },
  ))
    await change(all, cargoRelease, of, { positionId }, { verb: 'relaid' })
}

/** A batch is laid into another position of a warehouse where something of it lies; both positions say so at once. */
export async function moveBatch(ctx: Ctx, id: string, positionId: string): Promise<void> {
  const all = free(ctx)
  const before = await get(all, batch, id, { lock: true })
  const { warehouseId } = await get(all, position, positionId)
  const held = await balancesAt(all, stock, { unitIds: null, day: lastDay, at: { batchId: id, warehouseId } })
  if (!held.some(({ quantity }) => compare(quantity, '0') > 0))
    throw Refusal.atField('positionId', 'yard.batch-not-there')
  await requireRoom(ctx, positionId, { warehouseId, goodsId: before.goodsId })
  await placed(ctx, before, positionId)
  // In one order, so that two batches that change places do not wait for each other.
  const both = [...new Set([positionId, ...(before.positionId === null ? [] : [before.positionId])])].toSorted()
  for (const one of both) await refreshPosition(ctx, one)
}
