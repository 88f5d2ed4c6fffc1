import { dayOfMs } from '../../../core/values/day.ts'
import { div, mul } from '../../../core/values/decimal.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, find, get, save } from '../../../server/module-api.ts'
import { contract, goods, settlement } from '../../contracts/index.ts'
import { stockIn } from '../stock-in.ts'

/** Three yuan a tonne more than the goods were taken in at: settled for good once some of them had been sold. */
export async function settleForGood(demo: DemoContext, batchId: string): Promise<void> {
  const at = demo.now - 3 * dayMs
  const made = await demo.as('seabuy', at, async (ctx) => {
    const [came] = await find(ctx, stockIn, { batchId })
    const under = await get(ctx, contract, came?.contractId ?? '')
    const { goodsName } = await get(ctx, goods, came?.goodsId ?? '')
    const { currency, fxRate, vatRate } = under
    const price = div(mul('523', `1.${vatRate}`), fxRate ?? '1', 4)
    return save(ctx, settlement, {
      title: `${under.contractName}最终结算`,
      settleType: 'final',
      relatedContract: under.id,
      counterparty: under.counterparty,
      currency,
      fxRate,
      vatRate,
      date: dayOfMs(at),
      content: '按卸港重量与化验结果最终结算，与暂估的差异计入库存与成本。',
      items: [{ goods: goodsName, qty: came?.billQty ?? '', uom: 't', price }],
    })
  })
  await demo.as('seabuy', at + hourMs, (ctx) => act(ctx, settlement, made.id, 'submit', { ver: made.ver }))
  await demo.agree(settlement, made.id, at + 2 * hourMs)
}
