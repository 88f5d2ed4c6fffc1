import { dayOfMs } from '../../../core/values/day.ts'
import { act, type DemoContext, find, save } from '../../../server/module-api.ts'
import { period } from '../period.ts'

const units = ['BLJT', 'BLHY', 'BLLY', 'BLTJ', 'BLNM', 'BLHYUN'] as const

/** Books of the last five months; the first two are closed, unless a whole year is told, which closes its own. */
export async function makePeriods(demo: DemoContext): Promise<void> {
  for (const unit of units) {
    await demo.as('findir', demo.now, async (ctx) => {
      let isTold = false
      for (const [at, month] of months(dayOfMs(demo.now), 5).entries()) {
        const [known] = await find(ctx, period, { bookUnit: demo.place(unit), month })
        isTold ||= known !== undefined
        if (known !== undefined) continue
        const { id, ver } = await save(ctx, period, { bookUnit: demo.place(unit), unitId: demo.place(unit), month })
        if (isTold || at >= 2) continue
        // What was owed is closed before the money that was paid for it.
        const settled = await act(ctx, period, id, 'closeSettlement', { ver })
        await act(ctx, period, id, 'close', { ver: settled.ver })
      }
    })
  }
}

/** `count` months up to and with the one of a day, the earliest first. */
function months(day: string, count: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, back) => {
    const index = year * 12 + month - 1 - (count - 1 - back)
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}
