import type { CostMethod } from '../../core/description/ledger.ts'
import { dayOfMs } from '../../core/values/day.ts'
import { get, type Ctx, postMoves, Refusal, type Moved } from '../../server/module-api.ts'
import { goods } from '../contracts/index.ts'
import type { batch } from './batch.ts'
import { costMethods } from './cost-method.ts'
import { requireNotAveraged } from './monthly-average/averaged-month.server.ts'
import type { openingStock } from './opening/opening-stock.ts'
import type { stockCount } from './stock-count.ts'
import type { stockIn, StockIn } from './stock-in.ts'
import { stock } from './stock-move.ts'
import type { stockOut, StockOut } from './stock-out.ts'
import type { stockTransfer } from './stock-transfer.ts'
import { refreshPositionOf } from './yard/position-contents.server.ts'

/** The events of the ledger, by the codes of the dictionary stock_event. */
export const stockEvent = {
  in: 'IN',
  out: 'OUT',
  trueUp: 'TRUE-UP',
  move: 'MOVE',
  moveBack: 'MOVE-REV',
  opening: 'OPENING',
} as const

/** Where an entry of stock has its goods. */
export type Entry = Pick<StockIn | StockOut, 'id' | 'unitId' | 'date' | 'warehouseId' | 'goodsId' | 'batchId'>

/** Writes an entry into the stock ledger: what comes in with its amount, what goes out at the cost of its goods. */
export async function moveStock(
  ctx: Ctx,
  of: Entry,
  source: { readonly type: string; readonly no: string | null },
  event: string,
  { quantity, amount }: { readonly quantity: string; readonly amount?: string },
): Promise<Moved> {
  requireDay(ctx, of)
  await requireNotAveraged(ctx, { goodsId: of.goodsId, unitId: companyOf(of) }, of.date)
  const method = await methodOf(ctx, of.goodsId)
  const { warehouseId, goodsId, batchId } = of
  const moved = await postMoves(ctx, stock, {
    event,
    source: { type: source.type, id: of.id, no: source.no ?? '' },
    unitId: companyOf(of),
    day: of.date,
    lines: [{ at: { warehouseId, goodsId, batchId }, quantity, method, ...(amount === undefined ? {} : { amount }) }],
  })
  await refreshPositionOf(ctx, batchId)
  return moved
}

/** How goods get their cost. */
export async function methodOf(ctx: Ctx, goodsId: string): Promise<CostMethod> {
  const { costMethod } = await get(ctx.withoutScope('goods say how their cost is found'), goods, goodsId)
  const method = costMethods[costMethod]
  if (method === undefined) throw Refusal.atField('goodsId', 'stock.cost-method')
  return method
}

type Entered =
  | typeof batch
  | typeof openingStock
  | typeof stockCount
  | typeof stockIn
  | typeof stockOut
  | typeof stockTransfer

/** Entries of the same goods come one after the other: each may correct the cost of the others, and where they lie. */
export async function lockGoods(ctx: Ctx, doc: Entered, id: string): Promise<void> {
  const all = ctx.withoutScope('entries of the same goods come one after the other')
  const { goodsId } = await get(all, doc, id)
  await get(all, goods, goodsId, { lock: true })
}

/** The company whose stock it is. */
export function companyOf({ unitId }: Pick<Entry, 'unitId'>): string {
  if (unitId === null) throw Refusal.atField('unitId', 'trade.no-company')
  return unitId
}

/** Nothing moves before its day. */
export function requireDay(ctx: Ctx, { date }: Pick<Entry, 'date'>): void {
  if (date > dayOfMs(ctx.now)) throw Refusal.atField('date', 'stock.future')
}
