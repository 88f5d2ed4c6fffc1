import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, get, save } from '../../../server/module-api.ts'
import { stockBlend } from '../blend/stock-blend.ts'

interface Coal {
  readonly batchId: string
  readonly quality: Readonly<Record<'heatKcal' | 'mt' | 'ashDry' | 'sulDry', string>>
}

interface Yard {
  readonly warehouseId: string
  readonly goodsId: string
  readonly rich: Coal
  readonly poor: Coal
}

/** Each by how many days ago, tonnes, shares, and how far it goes; after the count of the yard. */
const told = [
  { daysAgo: 1, planQty: '900', shares: ['70', '30'], produced: '897.3' },
  { daysAgo: 1, planQty: '600', shares: ['60', '40'], produced: null },
  { daysAgo: 0, planQty: '450', shares: ['75', '25'], produced: null },
] as const

/** Coal of two batches is blended: one blend in stock, one fed, one going round, and a recipe beyond its limits. */
export async function blendCoal(demo: DemoContext, yard: Yard): Promise<void> {
  for (const [at, { daysAgo, planQty, shares, produced }] of told.entries()) {
    const id = await planned(demo, yard, { daysAgo, planQty, shares })
    const time = demo.now - daysAgo * dayMs
    await does(demo, 'seayard', time + hourMs / 4, id, 'submit')
    if (at === told.length - 1) continue
    const done = await demo.agree(stockBlend, id, time + hourMs / 2)
    await does(demo, 'seayard', done + hourMs / 4, id, 'feed', { fedOn: dayOfMs(done), fedQty: planQty })
    if (produced === null) continue
    const asked = { producedOn: dayOfMs(done), producedQty: produced }
    await does(demo, 'seayard', done + hourMs / 2, id, 'produce', asked)
  }
  await planned(demo, yard, { daysAgo: 0, planQty: '500', shares: ['20', '80'] })
}

async function planned(
  demo: DemoContext,
  { warehouseId, goodsId, rich, poor }: Yard,
  { daysAgo, planQty, shares }: { daysAgo: number; planQty: string; shares: readonly [string, string] },
): Promise<string> {
  const parts = [rich, poor].map(({ batchId, quality }, at) => ({ batchId, ...quality, sharePct: shares[at] ?? '0' }))
  const values = { warehouseId, goodsId, planQty, minHeat: '5100', maxSul: '0.8', parts }
  const { id } = await demo.as('seayard', demo.now - daysAgo * dayMs, (ctx) =>
    save(ctx, stockBlend, { ...values, date: addDays(dayOfMs(demo.now), -daysAgo) }),
  )
  return id
}

function does(demo: DemoContext, who: string, at: number, id: string, verb: string, asked: object = {}) {
  return demo.as(who, at, async (ctx) =>
    act(ctx, stockBlend, id, verb, { ver: (await get(ctx, stockBlend, id)).ver, ...asked }),
  )
}
