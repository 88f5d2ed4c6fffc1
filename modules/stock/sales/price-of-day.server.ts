import { type Ctx, find } from '../../../server/module-api.ts'
import { ctiPrice, priceListState } from './cti-price.ts'

interface Asked {
  readonly unitId: string | null
  readonly priceDate?: string | null | undefined
  readonly specId?: string | null | undefined
  readonly warehouseId?: string | null | undefined
}

/** What the published list of a day asks for a specification in a yard; null where it names none. */
export async function priceOfDay(ctx: Ctx, { unitId, priceDate, specId, warehouseId }: Asked) {
  if (!unitId || !priceDate || !specId || !warehouseId) return null
  const all = ctx.withoutScope('an order has the price of its company')
  const where = { unitId, date: priceDate, status: priceListState.inForce }
  const [list] = await find(all, ctiPrice, where, { lines: true, limit: 1 })
  return (list?.lines ?? []).find((one) => one.specId === specId && one.warehouseId === warehouseId) ?? null
}
