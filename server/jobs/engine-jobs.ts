import type { Job } from '../define.ts'
import { rehomeStranded } from '../flow/rehome.ts'
import { withinTransaction } from '../store/within-transaction.ts'
import { remindOfTasks } from './remind-of-tasks.ts'
import { sweepLeftovers } from './sweep-leftovers.ts'

/** What the engine itself does by the clock of Asia/Shanghai. */
export const engineJobs: Readonly<Record<string, Job>> = {
  'engine.remind': { cron: '*/5 * * * *', run: remindOfTasks },
  'engine.rehome': {
    cron: '*/5 * * * *',
    async run(ctx) {
      await withinTransaction(ctx, (inside) => rehomeStranded(inside))
    },
  },
  'engine.sweep': { cron: '20 3 * * *', run: sweepLeftovers },
}
