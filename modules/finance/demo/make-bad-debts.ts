import { dayOfMs } from '../../../core/values/day.ts'
import { addMonths } from '../../../core/values/month.ts'
import { act, type DemoContext, find, postRun } from '../../../server/module-api.ts'
import { monthlyBadDebt } from '../bad-debt.ts'
import { openItem, openStatus } from '../open-item.ts'

/** What the sea company set aside in the last two whole months: by age, and for its oldest debt what is known of it. */
export async function makeBadDebts(demo: DemoContext): Promise<void> {
  const unitId = demo.place('BLHY')
  const month = dayOfMs(demo.now).slice(0, 7)
  const post = (back: number) =>
    demo.as('seafin', demo.now, (ctx) => postRun(ctx, monthlyBadDebt, { unitId, month: addMonths(month, -back) }))
  await post(2)
  await demo.as('seafin', demo.now, async (ctx) => {
    const [oldest] = await find(ctx, openItem, { unitId, itemType: 'ar', status: openStatus }, { sort: ['dueDate'] })
    if (oldest === undefined) throw new Error('nobody owes anything: the demonstration has nothing to assess')
    const { id, ver } = oldest
    await act(ctx, openItem, id, 'assess', { ver, percent: '60', why: '客户已停产，正在协商分期还款' })
  })
  await post(1)
}
