import { defineServer } from '../../server/define.ts'
import { makeKeyTasks } from './demo/make-key-tasks.ts'
import { makeLetters } from './demo/make-letters.ts'
import { affairs } from './index.ts'
import { judgeTasks, keyTaskRules } from './key-task.server.ts'
import { docCodeRules } from './letters/doc-code.server.ts'
import { docOutPaperRules, docOutRules } from './letters/doc-out.server.ts'
import { docReadingRules } from './letters/doc-reading.server.ts'

/** The server side of integrated affairs. */
export const affairsServer = defineServer(affairs, {
  rules: [keyTaskRules, docCodeRules, docOutRules, docOutPaperRules, docReadingRules],
  jobs: {
    judgeTasks: {
      cron: '5 0 * * *',
      label: { zh: '重点工作红绿灯更新', ru: 'Индикаторы ключевых задач', en: 'Lights of key tasks' },
      run: judgeTasks,
    },
  },
  demo: async (demo) => {
    await Promise.all([makeKeyTasks(demo), makeLetters(demo)])
  },
})
