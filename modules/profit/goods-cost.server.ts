import { dayOfMs } from '../../core/values/day.ts'
import { rules } from '../../server/module-api.ts'
import { stockIn, stockOut } from '../stock/index.ts'
import { followContract } from './settled-profit.server.ts'
import { followGoods } from './stock-profit-lines.server.ts'

/** Goods that came in make what went out after them cost anew, and are no cost of their contract until they go out. */
export const goodsInCost = rules(stockIn, {
  on: {
    confirm: async (ctx, { goodsId, contractId, date }) => {
      await followGoods(ctx, goodsId, { since: date })
      if (contractId !== null) await followContract(ctx, contractId, date)
    },
    reverse: async (ctx, { goodsId, contractId, date }) => {
      await followGoods(ctx, goodsId, { since: date })
      if (contractId !== null) await followContract(ctx, contractId, dayOfMs(ctx.now))
    },
  },
})

/** Goods that were sold or used are a cost of the day on which they went out. */
export const goodsOutCost = rules(stockOut, {
  on: {
    confirm: (ctx, { goodsId, date }) => followGoods(ctx, goodsId, { since: date }),
    reverse: (ctx, { goodsId, date }) => followGoods(ctx, goodsId, { since: date }),
  },
})
