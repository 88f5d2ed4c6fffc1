import { callOutside } from '../approval/automatic/call-outside.ts'
import { callJob } from '../approval/automatic/call.ts'
import { carryChildren } from '../approval/children/carry.ts'
import { childrenJob } from '../approval/children/follow.ts'
import { reassignStranded } from '../approval/people/reassign-tasks.ts'
import { remindOfTasks } from '../approval/remind-of-tasks.ts'
import { carryOutDue, decideJob } from '../approval/step/schedule-decision.ts'
import { processTimers } from '../approval/timers/process-timers.ts'
import { publishJob } from '../forms/form-drafts.ts'
import { runPublish } from '../forms/publish-job.ts'
import { evaluateAlerts } from '../messaging/alert/evaluate-alerts.ts'
import { followJob } from '../messaging/follow/changes-to-tell.ts'
import { tellFollowers } from '../messaging/follow/tell-followers.ts'
import { tellOffice } from '../messaging/office/tell-office.ts'
import type { Job } from '../platform/jobs/job.ts'
import { tellJob } from '../records/office/task-moves.ts'
import { applyDueValues, settingJob } from '../records/settings/plans.ts'
import { withinTransaction } from '../records/write/within-transaction.ts'
import { sweepLeftovers } from './sweep-leftovers.ts'

/** What the engine itself does by the clock of Asia/Shanghai, and after a change. */
export const engineJobs: Readonly<Record<string, Job>> = {
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
  [settingJob]: {
    cron: '* * * * *',
    label: { zh: '参数定时生效', ru: 'Вступление параметров в силу', en: 'Apply planned settings' },
    run: applyDueValues,
  },
  'engine.alerts': {
    cron: '* * * * *',
    label: { zh: '预警检查', ru: 'Проверка предупреждений', en: 'Check alerts' },
    run: evaluateAlerts,
  },
  [followJob]: { run: tellFollowers },
  [tellJob]: { run: tellOffice },
  [publishJob]: { run: runPublish },
  'engine.sweep': {
    cron: '20 3 * * *',
    label: { zh: '清理过期数据', ru: 'Очистка устаревших данных', en: 'Outdated data is cleared' },
    run: sweepLeftovers,
  },
}
