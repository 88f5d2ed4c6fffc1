import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { hourMs } from '../../../core/values/duration.ts'
import { type DemoContext, find, save } from '../../../server/module-api.ts'
import { goLive, goods } from '../../contracts/index.ts'
import { openingStock } from '../opening/opening-stock.ts'
import { warehouse } from '../warehouse.ts'

const lots = [
  ['NM-0901', '420.000', '218400.00', 70],
  ['NM-0926', '180.500', '96928.50', 45],
] as const

/** What the company that is about to go live has in a yard. */
export function makeOpeningStock(demo: DemoContext): Promise<void> {
  return demo.as('findir', demo.now - 2 * hourMs, async (ctx) => {
    const all = ctx.withoutScope('demonstration')
    const [of] = await find(all, goLive, {}, { limit: 1 })
    const [yard] = await find(all, warehouse, { warehouseCode: 'YK-02' })
    const [coal] = await find(all, goods, { goodsCode: 'M5500' })
    const place = { goLiveId: of?.id ?? '', warehouseId: yard?.id ?? '', goodsId: coal?.id ?? '' }
    for (const [batchNo, quantity, amount, days] of lots)
      await save(all, openingStock, {
        ...place,
        batchNo,
        quantity,
        amount,
        inDate: addDays(dayOfMs(demo.now), -days),
      })
  })
}
