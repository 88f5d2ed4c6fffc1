import { defineServer } from '../../server/define.ts'
import { makeStock } from './demo/make-stock.ts'
import { goodsMethod } from './goods-method.server.ts'
import { stockModule } from './index.ts'
import { stockBalanceRows } from './stock-balance.server.ts'
import { stockInRules } from './stock-in.server.ts'
import { stockOutRules } from './stock-out.server.ts'
import { stockProblems } from './stock-problems.server.ts'

/** The server side of the stock. */
export const stockServer = defineServer(stockModule, {
  rules: [stockInRules, stockOutRules, goodsMethod],
  reports: { stockBalance: stockBalanceRows },
  demo: makeStock,
  proofs: stockProblems,
})
