import { laterDay } from '../../core/values/day.ts'
import { compare, div, isZero, mul, round, sub, sum } from '../../core/values/decimal.ts'
import { balancesAt, change, create, type Ctx, firstOpenDay, post, type PostingLine } from '../../server/module-api.ts'
import { type CostTrueUp, costTrueUp } from './cost-true-up.ts'
import { costOfSalesAccount, signedLines, stockAccount } from './ledger-accounts.server.ts'
import { dayAfterAverages } from './monthly-average/averaged-month.server.ts'
import { companyOf, moveStock, stockEvent } from './post-stock.server.ts'
import type { StockIn } from './stock-in.ts'
import { stock } from './stock-move.ts'
import { bookCorrections } from './stock-vouchers.server.ts'

const type = 'stock.costTrueUp'

/** Where a part of an amount is owed, or was booked before. */
export interface OwedPart {
  readonly account: Omit<PostingLine, 'side' | 'amount'>
  /** Below zero where it is taken back. */
  readonly amount: string
}

/** What goods that came in cost besides, and whose cost it is. */
interface ReceiptCost {
  readonly event: 'PUR_TRUE_UP' | 'COST_ALLOC'
  readonly from: Partial<Pick<CostTrueUp, 'settlementId' | 'landedCostId'>>
  readonly contractId: string | null
  readonly since: string
  readonly owed: readonly OwedPart[]
}

/**
 * Goods that came in cost more, or less, from a day on: a part for what was still there, a part at once for what had
 * gone out. It is taken back in the same way, by what is there then.
 */
export async function addToReceiptCost(ctx: Ctx, one: StockIn, cost: ReceiptCost): Promise<CostTrueUp> {
  const { id: stockInId, goodsId, batchId, actualQty: qty, deptId } = one
  const amount = round(sum(cost.owed.map((part) => part.amount)), 2)
  const unitId = companyOf(one)
  const since = await dayAfterAverages(ctx, { goodsId, unitId }, laterDay(cost.since, one.date))
  const day = await firstOpenDay(ctx, unitId, since, ['stock', 'arap', 'profit'])
  const leftQty = await leftOf(ctx, one, unitId, day)
  const toStock = div(mul(amount, leftQty), qty, 2)
  const parts = { qty, leftQty, amount, toStock, toCost: round(sub(amount, toStock), 2) }
  const from = { ...cost.from, contractId: cost.contractId, stockInId, goodsId, batchId }
  const made = await create(everywhere(ctx), costTrueUp, { ...from, ...parts, day, unitId, deptId })
  if (!isZero(toStock)) {
    const no = made.trueUpNo
    const moved = await moveStock(ctx, { ...one, id: made.id, date: day }, { type, no }, stockEvent.trueUp, {
      quantity: '0',
      amount: toStock,
    })
    await bookCorrections(ctx, moved, { type, id: made.id }, 'COST_ADJ')
  }
  const voucherNo = await booked(ctx, made, cost, unitId)
  await change(everywhere(ctx), costTrueUp, made, { voucherNo }, { verb: 'update' })
  return made
}

/** What is left of what came in, at the end of a day; of a batch of several entries no more than this one brought. */
async function leftOf(ctx: Ctx, { goodsId, batchId, actualQty }: StockIn, unitId: string, day: string) {
  const there = await balancesAt(ctx, stock, { unitIds: [unitId], day, at: { goodsId, batchId } })
  const left = sum(there.map(({ quantity }) => quantity))
  return compare(left, actualQty) < 0 ? round(left, 3) : actualQty
}

async function booked(
  ctx: Ctx,
  { id, day, goodsId, toStock, toCost }: CostTrueUp,
  { event, contractId, owed }: ReceiptCost,
  unitId: string,
): Promise<string> {
  const { voucherNo } = await post(ctx, {
    event,
    source: { type, id },
    unitId,
    day,
    lines: [
      ...signedLines(stockAccount(goodsId), toStock, 'debit'),
      ...signedLines(costOfSalesAccount(contractId ?? ''), toCost, 'debit'),
      ...owed.flatMap(({ account, amount }) => signedLines(account, amount, 'credit')),
    ],
  })
  return voucherNo
}

function everywhere(ctx: Ctx): Ctx {
  return ctx.withoutScope('the cost of goods follows their settlement')
}
