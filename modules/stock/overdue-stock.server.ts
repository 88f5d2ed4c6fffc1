import { alertRule } from '../../base/alert-rule.ts'
import { dayOfMs, daysBetween } from '../../core/values/day.ts'
import { compare, div, isZero } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import { balancesAt, type Ctx, find, levelOf, type Measure, reachOf } from '../../server/module-api.ts'
import { batch } from './batch.ts'
import { stock } from './stock-move.ts'

type Row = Readonly<Record<string, Json>>

/** The code of the alert whose limits are the bounds of the lights. */
const alertCode = 'STK-AGE'

/** Batches of which something lies longer than the limits of the alert allow, the oldest first. */
export async function overdueStockRows(
  ctx: Ctx,
  { level, warehouseId, goodsId, unitId }: Readonly<Record<string, Json | undefined>>,
): Promise<readonly Row[]> {
  const reach = reachOf(ctx.actor, 'kcgl')
  const mine = reach?.all === true ? null : [...(reach?.unitIds ?? [])]
  const unit = text(unitId)
  const unitIds = unit === null ? mine : [unit].filter((id) => mine === null || mine.includes(id))
  const all = ctx.withoutScope('limits are the same for everybody')
  const [limits] = await find(all, alertRule, { ruleCode: alertCode, enabled: '1' })
  if (limits === undefined) return []
  const held = await agedBatches(ctx, unitIds, { warehouseId: text(warehouseId), goodsId: text(goodsId) })
  return held
    .flatMap((one) => {
      const light = levelOf(limits, String(one.age))?.level
      return light === undefined ? [] : [{ ...one, age: String(one.age), level: light }]
    })
    .filter((row) => (text(level) ?? row.level) === row.level)
    .toSorted((a, b) => compare(b.age, a.age))
}

/** Days that what is left of each batch has lain, for the alert. */
export const stockAge: Measure<Ctx> = async (ctx) => {
  const held = await agedBatches(ctx, null, {})
  return held.map(({ batchId, batchNo, unitId, age }) => ({
    objType: 'batch',
    objId: batchId,
    title: batchNo,
    value: String(age),
    url: `/doc/stock/batch/${batchId}`,
    unitId,
  }))
}

function text(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null
}

/** What is left of each batch in each warehouse, and for how many days. */
async function agedBatches(
  ctx: Ctx,
  unitIds: readonly string[] | null,
  at: { readonly warehouseId?: string | null; readonly goodsId?: string | null },
) {
  const today = dayOfMs(ctx.now)
  const held = await balancesAt(ctx, stock, { unitIds, day: today, at })
  const ids = [...new Set(held.flatMap((one) => one.at['batchId'] ?? []))]
  const batches = await find(ctx.withoutScope('the age of goods goes with their balance'), batch, { id: ids })
  const byId = new Map(batches.map((one) => [one.id, one]))
  return held.flatMap(({ unitId, at: place, quantity, amount }) => {
    const of = byId.get(place['batchId'] ?? '')
    if (of === undefined || compare(quantity, '0') <= 0) return []
    return [
      {
        unitId,
        warehouseId: place['warehouseId'] ?? null,
        goodsId: place['goodsId'] ?? null,
        batchId: of.id,
        batchNo: of.batchNo ?? '',
        inDate: of.inDate,
        age: Math.max(0, daysBetween(of.inDate, today)),
        quantity,
        unitCost: isZero(quantity) ? null : div(amount, quantity, 4),
        amount,
      },
    ]
  })
}
