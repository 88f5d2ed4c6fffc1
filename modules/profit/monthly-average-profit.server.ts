import { type Ctx, find, rules } from '../../server/module-api.ts'
import { monthlyAverage, monthlyAverageRun } from '../stock/index.ts'
import { followGoods } from './stock-profit-lines.server.ts'

/** What went out in a month costs the average of the month, once that was posted, and what it had cost before again. */
export const monthlyAverageProfit = rules(monthlyAverageRun, {
  on: { finish: followRun, free: followRun },
})

async function followRun(ctx: Ctx, { id }: { readonly id: string }): Promise<void> {
  const all = ctx.withoutScope('the profit follows its documents')
  const lines = await find(all, monthlyAverage, { runId: id })
  const ids = new Set(lines.flatMap(({ goodsId }) => goodsId ?? []).toSorted())
  for (const goodsId of ids) await followGoods(ctx, goodsId)
}
