import { defineServer } from '../../server/module-api.ts'
import { makeKeyTasks } from './demo/make-key-tasks.ts'
import { affairs } from './index.ts'
import { judgeTasks, keyTaskRules } from './key-task.server.ts'

/** The server side of integrated affairs. */
export const affairsServer = defineServer(affairs, {
  rules: [keyTaskRules],
  jobs: {
    judgeTasks: {
      cron: '5 0 * * *',
      label: { zh: '重点工作红绿灯更新', ru: 'Индикаторы ключевых задач', en: 'Lights of key tasks' },
      run: judgeTasks,
    },
  },
  demo: makeKeyTasks,
})
