import { defineServer } from '../../server/module-api.ts'
import { linesOfBefore } from './backfill-profit-lines.server.ts'
import { barteredProfit } from './bartered-profit.server.ts'
import { makeProfit } from './demo/make-profit.ts'
import { goodsInCost, goodsOutCost } from './goods-cost.server.ts'
import { profit } from './index.ts'
import { landedCostProfit } from './landed-cost-profit.server.ts'
import { monthlyAverageProfit } from './monthly-average-profit.server.ts'
import { profitProblems } from './profit-consistency.server.ts'
import { settledProfit } from './settled-profit.server.ts'

/** The server side of the profit. */
export const profitServer = defineServer(profit, {
  rules: [settledProfit, barteredProfit, goodsInCost, goodsOutCost, landedCostProfit, monthlyAverageProfit],
  jobs: { linesOfBefore: { run: linesOfBefore } },
  demo: makeProfit,
  proofs: profitProblems,
})
