import { find, Refusal, rules } from '../../server/module-api.ts'
import { goods } from '../contracts/index.ts'
import { costMethods } from './cost-method.ts'
import { stockMove } from './stock-move.ts'

/** The way in which goods get their cost is one that is kept, and stays once they have moved. */
export const goodsMethod = rules(goods, {
  check: async (ctx, { id, costMethod }, before) => {
    if (costMethods[costMethod] === undefined) throw Refusal.atField('costMethod', 'stock.cost-method')
    if (before === null || before.costMethod === costMethod) return
    const [moved] = await find(ctx.withoutScope('goods keep their method'), stockMove, { goodsId: id }, { limit: 1 })
    if (moved !== undefined) throw Refusal.atField('costMethod', 'goods.moved')
  },
})
