import { defineModule } from '../../core/description/module.ts'
import { organisation } from '../organisation/index.ts'
import { affairsDictionaries } from './dictionaries.ts'
import { keyTaskReport } from './key-task-report.ts'
import { keyTask } from './key-task.ts'
import { keyTaskReportWords, keyTaskWords } from './words/key-task.ts'
import { affairsNotices } from './words/notices.ts'
import { affairsRefusals } from './words/refusals.ts'

const leaders = ['chairman', 'gm', 'departmentLeader', 'hr']

/** What the group sets out to do, and who follows it up. */
export const affairs = defineModule({
  name: 'affairs',
  sold: true,
  label: { zh: '综合事务', ru: 'Общие вопросы', en: 'Integrated affairs' },
  needs: [organisation],
  documents: { keyTask, keyTaskReport },
  words: { keyTask: keyTaskWords, keyTaskReport: keyTaskReportWords },
  refusals: affairsRefusals,
  notices: affairsNotices,
  dictionaries: affairsDictionaries,
  alerts: [
    {
      code: 'KEY-LATE',
      label: { zh: '重点工作逾期（天数）', ru: 'Ключевая задача просрочена (дней)', en: 'Key task overdue (days)' },
      rising: true,
      bands: ['1', '7', '30'],
      cron: '30 8 * * *',
      role: 'gm',
      watches: {
        document: 'affairs.keyTask',
        condition: 'status in ["0", "1", "4"]',
        figure: 'daysBetween(planEnd, today())',
      },
    },
  ],
  pages: [
    {
      path: '/keyTask',
      list: 'affairs.keyTask',
      needs: 'zdgz-ck',
      kept: true,
      label: { zh: '重点工作', ru: 'Ключевые задачи', en: 'Key tasks' },
      menu: { folder: 'affairs.supervision', sort: 10, icon: 'tree' },
    },
    {
      path: '/keyTaskTrack',
      list: 'affairs.keyTask.track',
      needs: 'zdgz-ck',
      kept: true,
      label: { zh: '重点工作跟踪', ru: 'Контроль ключевых задач', en: 'Key-task tracking' },
      menu: { folder: 'affairs.supervision', sort: 20, icon: 'layers' },
    },
  ],
  grants: [
    { role: 'staff', permissions: ['zdgz-ck', 'zdgz-zx', 'zdgz-ys', 'zdhb-ck'] },
    ...leaders.map((role) => ({
      role,
      permissions: ['zdgz-ck', 'zdgz-xz', 'zdgz-bj', 'zdgz-sc', 'zdgz-dc', 'zdgz-dr', 'zdhb-ck', 'zdhb-dc'],
    })),
  ],
  // A task is also seen by its owner and its supervisor, wherever they are.
  scopes: [
    ...['chairman', 'gm', 'hr'].map((role) => ({ role, scopes: { zdgz: '1' } })),
    { role: 'departmentLeader', scopes: { zdgz: '3' } },
    { role: 'staff', scopes: { zdgz: '6' } },
  ],
})
