import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, get, save } from '../../../server/module-api.ts'
import { stockTransfer } from '../stock-transfer.ts'

/** Goods of a batch that change their warehouse: one arrived with a small loss, one is on its way, one waits. */
export async function moveGoods(
  demo: DemoContext,
  of: Readonly<Record<'goodsId' | 'batchId' | 'fromId' | 'toId', string>>,
) {
  const drafted = async (daysAgo: number, qty: string, plateNo: string) => {
    const date = addDays(dayOfMs(demo.now), -daysAgo)
    return demo.as('seayard', demo.now - daysAgo * dayMs, (ctx) =>
      save(ctx, stockTransfer, { ...of, date, qty, plateNo }),
    )
  }
  const does = (daysAgo: number, id: string, verb: string, asked: object = {}) =>
    demo.as('seayard', demo.now - daysAgo * dayMs, async (ctx) =>
      act(ctx, stockTransfer, id, verb, { ver: (await get(ctx, stockTransfer, id)).ver, ...asked }),
    )
  const arrived = await drafted(5, '1200', '江海顺达')
  await does(5, arrived.id, 'dispatch')
  const arrivedOn = addDays(dayOfMs(demo.now), -4)
  await does(4, arrived.id, 'arrive', { arrivedOn, arrivedQty: '1197.6' })
  await does(2, (await drafted(2, '500', '江海顺达')).id, 'dispatch')
  await drafted(0, '300', '辽G10245')
}
