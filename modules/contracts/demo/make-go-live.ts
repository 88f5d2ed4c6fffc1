import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { hourMs } from '../../../core/values/duration.ts'
import { type DemoContext, find, save } from '../../../server/module-api.ts'
import { company } from '../../organisation/index.ts'
import { admittedCounterparty } from '../contract-and-counterparty-states.ts'
import { counterparty } from '../counterparty.ts'
import { goLive } from '../go-live/go-live.ts'
import { openingContract } from '../go-live/opening-contract.ts'
import { goods } from '../goods.ts'

/** A company that is about to go live: its totals are typed in, and its rows are not all there yet. */
export function makeGoLive(demo: DemoContext): Promise<void> {
  return demo.as('findir', demo.now - 3 * hourMs, async (ctx) => {
    const all = ctx.withoutScope('demonstration')
    const today = dayOfMs(demo.now)
    const [ours] = await find(all, company, { companyCode: 'BLNM' })
    const [coal] = await find(all, goods, { goodsCode: 'M5500' })
    const [party] = await find(
      all,
      counterparty,
      { status: [...admittedCounterparty] },
      { sort: ['createTime'], limit: 1 },
    )
    const { id } = await save(all, goLive, {
      company: ours?.id ?? '',
      goLiveDay: addDays(today, 1),
      controls: [
        { part: 'contract', currency: 'CNY', count: '2', amount: '4680000.00' },
        { part: 'ar', currency: 'CNY', count: '1', amount: '386000.00' },
        { part: 'ap', currency: 'CNY', count: '1', amount: '152400.00' },
      ],
    })
    await save(all, openingContract, {
      goLiveId: id,
      contractNo: 'NM-2026-0117',
      contractName: '动力煤销售合同',
      contractType: 'nmx',
      bizSegment: 'dom',
      counterparty: party?.id ?? '',
      signDate: addDays(today, -150),
      validFrom: addDays(today, -150),
      validTo: addDays(today, 200),
      goodsId: coal?.id ?? '',
      qty: '4000',
      unitPrice: '585',
      paymentConditions: '货到验收后三十日内付清',
      deliveredQty: '1600',
      invoicedAmt: '936000',
      paidAmt: '550000',
    })
  })
}
