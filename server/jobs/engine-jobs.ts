import type { Job } from '../define.ts'
import { rehomeStranded } from '../flow/rehome.ts'
import { followJob } from '../follow/changes-to-tell.ts'
import { tellFollowers } from '../follow/tell-followers.ts'
import { withinTransaction } from '../store/within-transaction.ts'
import { remindOfTasks } from './remind-of-tasks.ts'
import { sweepLeftovers } from './sweep-leftovers.ts'

/** What the engine itself does by the clock of Asia/Shanghai, and after a change. */
export const engineJobs: Readonly<Record<string, Job>> = {
  'engine.remind': { cron: '*/5 * * * *', run: remindOfTasks },
  'engine.rehome': {
    cron: '*/5 * * * *',
    async run(ctx) {
      await withinTransaction(ctx, (inside) => rehomeStranded(inside))
    },
  },
  [followJob]: { run: tellFollowers },
  'engine.sweep': { cron: '20 3 * * *', run: sweepLeftovers },
}
