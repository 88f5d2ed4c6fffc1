import { dayOfMs } from '../../core/values/day.ts'
import { isZero, negate } from '../../core/values/decimal.ts'
import { type Ctx, find, get, rules } from '../../server/module-api.ts'
import { settlement } from '../contracts/index.ts'
import { costTrueUp, landedCost, type LandedCost } from '../stock/index.ts'
import { followContract } from './settled-profit.server.ts'
import { businessOf, followGoods } from './stock-profit-lines.server.ts'
import { keepProfitLines } from './write-profit-lines.server.ts'

/**
 * Costs that are allocated to goods are no longer a cost of their settlement: what had gone out costs more at once, the
 * rest when it goes out.
 */
export const landedCostProfit = rules(landedCost, {
  on: {
    confirm: (ctx, record) => follow(ctx, record, record.date),
    reverse: (ctx, record) => follow(ctx, record, dayOfMs(ctx.now)),
  },
})

async function follow(ctx: Ctx, { id, settlementId }: LandedCost, since: string): Promise<void> {
  const all = ctx.withoutScope('the profit follows its documents')
  const made = await find(all, costTrueUp, { landedCostId: id }, { sort: ['createTime'] })
  for (const line of made) {
    const { trueUpNo: sourceNo, unitId, deptId, contractId, toCost, day } = line
    const source = { kind: 'costTrueUp', id: line.id, sourceNo, unitId, deptId, contractId } as const
    const brought = isZero(toCost) ? null : { item: 'cogs', amount: negate(toCost) }
    await keepProfitLines(ctx, { ...source, ...(await businessOf(all, line)) }, brought, day)
  }
  for (const goodsId of new Set(made.map((line) => line.goodsId).toSorted())) await followGoods(ctx, goodsId)
  if (settlementId !== null) {
    const { relatedContract } = await get(all, settlement, settlementId)
    await followContract(ctx, relatedContract, since)
  }
}
