import { compare, div, min, round } from '../../../core/values/decimal.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type Ctx, type DemoContext, find, get, save } from '../../../server/module-api.ts'
import { runningContract } from '../contract-and-counterparty-states.ts'
import { contract, type Contract } from '../contract.ts'
import { supplyMatch } from '../supply-matching/supply-match.ts'

const drafter = 'seasales'

/** Purchases of the sea company that are sold on: locked, under way, suggested and released. */
export async function makeMatches(demo: DemoContext): Promise<void> {
  await demo.story('供需匹配', async () => {
    const steps = [['lock', 'carryOut'], ['lock'], ['lock', 'release'], []] as const
    for (const [nr, verbs] of steps.entries()) {
      const at = demo.now - (12 - nr * 3) * dayMs
      const made = await demo.as(drafter, at, suggest)
      if (made === null) return
      for (const [later, verb] of verbs.entries())
        await demo.as(drafter, at + (later + 1) * hourMs, async (ctx) => {
          const { ver } = await get(ctx, supplyMatch, made)
          await act(ctx, supplyMatch, made, verb, { ver, ...(verb === 'release' ? { reason: '客户推迟提货' } : {}) })
        })
    }
  })
}

/** Half of what is left of a purchase and a sale of the same goods; nothing where there are none. */
async function suggest(ctx: Ctx): Promise<string | null> {
  const open = async (direction: string) =>
    (await find(ctx, contract, { direction, contractStatus: runningContract }, { sort: ['validFrom', 'id'] })).filter(
      ({ goodsId, unmatchedTonnes }) => goodsId !== null && compare(unmatchedTonnes ?? '0', '0') > 0,
    )
  const sales = await open('sell')
  const fits = (purchase: Contract) => (sale: Contract) =>
    sale.goodsId === purchase.goodsId && sale.unitId === purchase.unitId
  const pairs = (await open('buy')).flatMap((purchase) => {
    const sale = sales.find(fits(purchase))
    return sale === undefined ? [] : [{ purchase, sale }]
  })
  const [pair] = pairs
  if (pair === undefined) return null
  const left = min(pair.purchase.unmatchedTonnes ?? '0', pair.sale.unmatchedTonnes ?? '0')
  const qty = round(div(left, '2', 6), 3)
  return (await save(ctx, supplyMatch, { purchaseId: pair.purchase.id, saleId: pair.sale.id, qty })).id
}
