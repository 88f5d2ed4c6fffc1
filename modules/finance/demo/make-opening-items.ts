import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { hourMs } from '../../../core/values/duration.ts'
import { type DemoContext, find, save } from '../../../server/module-api.ts'
import { goLive, openingContract } from '../../contracts/index.ts'
import { openingItem } from '../opening/opening-item.ts'

/** What is open of the company that is about to go live: what it is owed under its contract, and what it owes. */
export function makeOpeningItems(demo: DemoContext): Promise<void> {
  return demo.as('findir', demo.now - 2 * hourMs, async (ctx) => {
    const all = ctx.withoutScope('demonstration')
    const [of] = await find(all, goLive, {}, { limit: 1 })
    const [deal] = await find(all, openingContract, { goLiveId: of?.id ?? '' }, { limit: 1 })
    const today = dayOfMs(demo.now)
    const item = { goLiveId: of?.id ?? '', counterparty: deal?.counterparty ?? '' }
    await save(all, openingItem, {
      ...item,
      itemType: 'ar',
      docNo: 'NM-FP-0233',
      contractNo: deal?.contractNo ?? null,
      amount: '386000',
      bizDate: addDays(today, -40),
      dueDate: addDays(today, -10),
    })
    await save(all, openingItem, {
      ...item,
      itemType: 'ap',
      docNo: 'NM-YF-0061',
      amount: '152400',
      bizDate: addDays(today, -25),
      dueDate: addDays(today, 5),
    })
  })
}
