import { defineServer } from '../../server/module-api.ts'
import { linesOfBefore } from './backfill-profit-lines.server.ts'
import { makeProfit } from './demo/make-profit.ts'
import { goodsInCost, goodsOutCost } from './goods-cost.server.ts'
import { profit } from './index.ts'
import { profitProblems } from './profit-consistency.server.ts'
import { settledProfit } from './settled-profit.server.ts'

/** The server side of the profit. */
export const profitServer = defineServer(profit, {
  rules: [settledProfit, goodsInCost, goodsOutCost],
  jobs: { linesOfBefore: { run: linesOfBefore } },
  demo: makeProfit,
  proofs: profitProblems,
})
