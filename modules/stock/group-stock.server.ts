import { dayOfMs, daysBetween } from '../../core/values/day.ts'
import { div, isZero, sum } from '../../core/values/decimal.ts'
import { groupedBy } from '../../core/values/grouped-by.ts'
import type { Json } from '../../core/values/json.ts'
import { balancesAt, type Ctx, find, reachOf } from '../../server/module-api.ts'
import { batch } from './batch.ts'
import { stockAges } from './group-stock.ts'
import { stock } from './stock-move.ts'

type Row = Readonly<Record<string, Json>>
type Balance = Awaited<ReturnType<typeof balancesAt>>[number]

/** Balances of the companies that the reader's data scope reaches, by unit, warehouse and goods. */
export async function groupStockRows(
  ctx: Ctx,
  { day, unitId, goodsId }: Readonly<Record<string, Json | undefined>>,
): Promise<readonly Row[]> {
  const through = typeof day === 'string' ? day : dayOfMs(ctx.now)
  const reach = reachOf(ctx.actor, 'kcgl')
  const mine = reach?.all === true ? null : [...(reach?.unitIds ?? [])]
  const asked = typeof unitId === 'string' ? [unitId].filter((id) => mine === null || mine.includes(id)) : mine
  const held = await balancesAt(ctx, stock, {
    unitIds: asked,
    day: through,
    at: { goodsId: typeof goodsId === 'string' ? goodsId : null },
  })
  const ages = await agesOn(ctx, held, through)
  const places = groupedBy(held, ({ unitId: of, at }) => [of, at['warehouseId'], at['goodsId']].join())
  return [...places.values()].map((of) => summed(of, ages))
}

/** How many days each batch has lain at the end of a day. */
async function agesOn(ctx: Ctx, held: readonly Balance[], day: string): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(held.flatMap(({ at }) => at['batchId'] ?? []))]
  const batches = await find(ctx.withoutScope('the age of goods goes with their balance'), batch, { id: ids })
  return new Map(batches.map(({ id, inDate }) => [id, Math.max(0, daysBetween(inDate, day))]))
}

function summed(of: readonly Balance[], ages: ReadonlyMap<string, number>): Row {
  const [first] = of
  const ageOf = ({ at }: Balance) => ages.get(at['batchId'] ?? '') ?? null
  const columnOf = (age: number | null) => stockAges.find(([, from]) => age !== null && age >= from)?.[0] ?? 'unbatched'
  const inColumn = (name: string) => sum(of.filter((one) => columnOf(ageOf(one)) === name).map((one) => one.quantity))
  const quantity = sum(of.map((one) => one.quantity))
  const amount = sum(of.map((one) => one.amount))
  const oldest = Math.max(...of.map((one) => ageOf(one) ?? -1))
  return {
    unitId: first?.unitId ?? null,
    warehouseId: first?.at['warehouseId'] ?? null,
    goodsId: first?.at['goodsId'] ?? null,
    quantity,
    unitCost: isZero(quantity) ? null : div(amount, quantity, 4),
    amount,
    ...Object.fromEntries([...stockAges.map(([name]) => name), 'unbatched'].map((name) => [name, inColumn(name)])),
    oldest: oldest < 0 ? null : String(oldest),
  }
}
