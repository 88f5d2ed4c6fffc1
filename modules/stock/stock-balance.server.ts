import { dayOfMs } from '../../core/values/day.ts'
import { div } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import { balancesAt, type Ctx, reachOf } from '../../server/module-api.ts'
import { stock } from './stock-move.ts'

/** Balances of the companies that the reader's data scope reaches. */
export async function stockBalanceRows(
  ctx: Ctx,
  { day, warehouseId, goodsId, batchId }: Readonly<Record<string, Json | undefined>>,
): Promise<readonly Readonly<Record<string, Json>>[]> {
  const reach = reachOf(ctx.actor, 'kcgl')
  const held = await balancesAt(ctx, stock, {
    unitIds: reach?.all === true ? null : [...(reach?.unitIds ?? [])],
    day: typeof day === 'string' ? day : dayOfMs(ctx.now),
    at: { warehouseId: asked(warehouseId), goodsId: asked(goodsId), batchId: asked(batchId) },
  })
  return held.map(({ at, quantity, amount }) => ({ ...at, quantity, amount, unitCost: div(amount, quantity, 4) }))
}

function asked(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null
}
