import { dayOfMs } from '../../../core/values/day.ts'
import { act, type DemoContext, save } from '../../../server/module-api.ts'
import { budget } from '../budget.ts'

const subjects: Readonly<Record<string, string>> = {
  purchase: '2600000000.00',
  freight: '620000000.00',
  other: '36000000.00',
}
const segments = [
  ['BLHY', 'sea'],
  ['BLLY', 'land'],
  ['BLTJ', 'tj'],
  ['BLNM', 'dom'],
  ['BLHYUN', 'ship'],
] as const

/** Approved budgets of the trading companies, for what they spend; made after the plans, which were held to none. */
export async function makeBudgets(demo: DemoContext): Promise<void> {
  const year = dayOfMs(demo.now).slice(0, 4)
  for (const [unit, bizSegment] of segments) {
    for (const [budgetSubject, amount] of Object.entries(subjects)) {
      const { id, ver } = await demo.as('findir', demo.now, (ctx) =>
        save(ctx, budget, { year, bookUnit: demo.place(unit), bizSegment, budgetSubject, amount }),
      )
      await demo.as('qiangm', demo.now, (ctx) => act(ctx, budget, id, 'approve', { ver }))
    }
  }
}
