import { dayOfMs } from '../../../core/values/day.ts'
import { addMonths } from '../../../core/values/month.ts'
import { type DemoContext, postRun } from '../../../server/module-api.ts'
import { monthlyFxRevaluation } from '../fx-revaluation.ts'

/** What the rates at the end of the month before made of what the sea company owes and is owed in other currencies. */
export async function makeFxRevaluation(demo: DemoContext): Promise<void> {
  const [unitId, month] = [demo.place('BLHY'), addMonths(dayOfMs(demo.now).slice(0, 7), -1)]
  await demo.as('seafin', demo.now, (ctx) => postRun(ctx, monthlyFxRevaluation, { unitId, month }))
}
