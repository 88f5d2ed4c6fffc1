import type { Job } from '../platform/jobs/job.ts'
import { withinTransaction } from '../records/write/within-transaction.ts'
import { callOutside } from './automatic/call-external-address.ts'
import { callJob } from './automatic/external-call-job.ts'
import { reassignStranded } from './people/reassign-tasks.ts'
import { remindOfTasks } from './remind-of-tasks.ts'
import { carryOutDue, decideJob } from './step/schedule-decision.ts'
import { carryChildren } from './sub-processes/begin-and-end-sub-processes.ts'
import { childrenJob } from './sub-processes/sub-process-job.ts'
import { processTimers } from './timers/process-timers.ts'

/** What approvals do by the clock, and what a step leaves to be done after it. */
export const flowJobs: Readonly<Record<string, Job>> = {
  'engine.remind': {
    cron: '*/5 * * * *',
    label: { zh: '待办到期提醒', ru: 'Напоминания о сроках согласования', en: 'Reminders of due tasks' },
    run: remindOfTasks,
  },
  'engine.flowTime': {
    cron: '* * * * *',
    label: {
      zh: '流程定时与超时处理',
      ru: 'Таймеры и просрочка согласования',
      en: 'Timers and overdue steps of approvals',
    },
    run: processTimers,
  },
  [decideJob]: { run: carryOutDue },
  [childrenJob]: { run: carryChildren },
  [callJob]: { run: callOutside },
  'engine.rehome': {
    cron: '*/5 * * * *',
    label: {
      zh: '无人处理的待办改派',
      ru: 'Переназначение задач без согласующего',
      en: 'Reassign tasks without an approver',
    },
    async run(ctx) {
      await withinTransaction(ctx, (inside) => reassignStranded(inside))
    },
  },
}
