import { dayOfMs } from '../../../core/values/day.ts'
import { addMonths } from '../../../core/values/month.ts'
import { closedFor, type DemoContext, postRun, save } from '../../../server/module-api.ts'
import { expectedPrice } from '../write-down/expected-price.ts'
import { monthlyWriteDown } from '../write-down/write-down.ts'

/**
 * What goods are expected to bring, and what the sea company sets aside at the end of the last month for those that cost
 * more; a month that is closed is left as it is.
 */
export async function writeDownStock(demo: DemoContext, brown: string, coking: string): Promise<void> {
  const unitId = demo.place('BLHY')
  const month = addMonths(dayOfMs(demo.now).slice(0, 7), -1)
  const isClosed = await demo.look('seafin', (ctx) => closedFor(ctx, { unitId, month }, ['profit']))
  if (isClosed !== null) return
  const prices = [
    { goodsId: brown, netPrice: '286.00', sellingCost: '12.50', taxes: '1.20', basis: '当地现货成交价' },
    { goodsId: coking, netPrice: '1015.00', sellingCost: '18.00', taxes: '3.60', basis: '在手销售合同价' },
  ]
  for (const values of prices)
    await demo.as('seafin', demo.now, (ctx) => save(ctx, expectedPrice, { ...values, fromDate: `${month}-01` }))
  await demo.as('seafin', demo.now, (ctx) => postRun(ctx, monthlyWriteDown, { unitId, month }))
}
