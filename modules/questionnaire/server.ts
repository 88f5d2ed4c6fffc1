import { defineServer } from '../../server/module-api.ts'
import { answerRoutes } from './answer-routes.server.ts'
import { makeQuestionnaires } from './demo/make-questionnaires.ts'
import { questionnaires } from './index.ts'
import { closeOverdue, questionnaireRules, remindLate } from './questionnaire.server.ts'
import { statisticsRoutes } from './statistics-routes.server.ts'

/** The server side of questionnaires. */
export const questionnaireServer = defineServer(questionnaires, {
  rules: [questionnaireRules],
  routes: (app) => {
    answerRoutes(app)
    statisticsRoutes(app)
  },
  jobs: {
    close: {
      cron: '*/10 * * * *',
      run: closeOverdue,
      label: { zh: '到期问卷自动结束', ru: 'Завершение просроченных опросов', en: 'Overdue questionnaires are closed' },
    },
    remind: {
      cron: '0 * * * *',
      run: remindLate,
      label: { zh: '问卷截止前提醒', ru: 'Напоминание об опросах', en: 'Reminders before questionnaires close' },
    },
  },
  demo: makeQuestionnaires,
})
