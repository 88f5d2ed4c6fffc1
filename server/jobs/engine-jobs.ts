import { evaluateAlerts } from '../alert/evaluate-alerts.ts'
import { callOutside } from '../flow/automatic/call-outside.ts'
import { callJob } from '../flow/automatic/call.ts'
import { carryChildren } from '../flow/children/carry.ts'
import { childrenJob } from '../flow/children/follow.ts'
import { carryOutDue, decideJob } from '../flow/decide-later.ts'
import { keepFlowTime } from '../flow/keep-time.ts'
import { rehomeStranded } from '../flow/rehome.ts'
import { followJob } from '../follow/changes-to-tell.ts'
import { tellFollowers } from '../follow/tell-followers.ts'
import { publishJob } from '../form/form-drafts.ts'
import { runPublish } from '../form/publish-job.ts'
import { tellJob } from '../office/task-moves.ts'
import { tellOffice } from '../office/tell-office.ts'
import { applyDueValues, settingJob } from '../setting/plans.ts'
import { withinTransaction } from '../store/within-transaction.ts'
import type { Job } from './job.ts'
import { remindOfTasks } from './remind-of-tasks.ts'
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
    run: keepFlowTime,
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
      await withinTransaction(ctx, (inside) => rehomeStranded(inside))
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
