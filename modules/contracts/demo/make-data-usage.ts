import { dayOfMs } from '../../../core/values/day.ts'
import { addMonths } from '../../../core/values/month.ts'
import { act, type DemoContext, find, save } from '../../../server/module-api.ts'
import { runningContract } from '../contract-and-counterparty-states.ts'
import { contract } from '../contract.ts'
import { dataUsage } from '../data-usage/data-usage.ts'

/** What of data was used in the last months under each contract that runs: the month before is yet to be confirmed. */
export async function makeDataUsage(demo: DemoContext): Promise<void> {
  const now = dayOfMs(demo.now).slice(0, 7)
  const running = await demo.as('seasales', demo.now, (ctx) =>
    find(ctx, contract, { contractType: 'sj', contractStatus: runningContract }),
  )
  for (const { id: contractId, validFrom } of running)
    for (const [back, units] of [
      [3, '1'],
      [2, '1'],
      [1, '2'],
    ] as const) {
      const month = addMonths(now, -back)
      if (month < validFrom.slice(0, 7)) continue
      const made = await demo.as('seasales', demo.now, (ctx) => save(ctx, dataUsage, { contractId, month, units }))
      if (back > 1)
        await demo.as('sealead', demo.now, (ctx) => act(ctx, dataUsage, made.id, 'confirm', { ver: made.ver }))
    }
}
