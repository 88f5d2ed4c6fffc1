import { dayOfMs } from '../../../core/values/day.ts'
import { act, type DemoContext, find, get, save } from '../../../server/module-api.ts'
import { runningContract } from '../contract-and-counterparty-states.ts'
import { contract } from '../contract.ts'
import { indexPrice } from '../index-pricing/index-price.ts'
import { priceIndex } from '../price-index.ts'

/** Prices of a sale by the indices of the month before: one confirmed, one that waits for the head of the department. */
export async function makeIndexPrices(demo: DemoContext): Promise<void> {
  const by = await demo.as('seasales', demo.now, async (ctx) => {
    const [of] = await find(ctx, contract, { contractType: 'xs', contractStatus: runningContract }, { limit: 1 })
    const indices = await find(ctx, priceIndex, { idxCode: ['CCI5500', 'NCEI5500', 'BSPI5500'] }, { sort: ['idxCode'] })
    return of === undefined ? null : { contractId: of.id, indices: indices.map(({ id: indexId }) => ({ indexId })) }
  })
  if (by === null) return
  const month = dayOfMs(demo.now).slice(0, 7)
  const priced = (of: object) =>
    demo.as('seasales', demo.now, (ctx) => save(ctx, indexPrice, { ...by, month, window: 'M-1', ...of }))
  const { id } = await priced({ mode: 'lt', base: '675', heat: '5000' })
  await demo.as('sealead', demo.now, async (ctx) =>
    act(ctx, indexPrice, id, 'confirm', { ver: (await get(ctx, indexPrice, id)).ver }),
  )
  await priced({ mode: 'idx', factor: '0.98', addition: '-6', heat: '5500' })
}
