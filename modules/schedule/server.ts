import { defineServer } from '../../server/module-api.ts'
import { makeSchedule } from './demo/make-schedule.ts'
import { schedule } from './index.ts'
import { remind } from './reminders.server.ts'
import { scheduleRules } from './schedule-event.server.ts'
import { scheduleRoutes, todayWidget } from './schedule-routes.server.ts'

/** The server side of the calendar. */
export const scheduleServer = defineServer(schedule, {
  rules: [scheduleRules],
  routes: scheduleRoutes,
  widgets: { today: todayWidget },
  jobs: {
    remind: {
      cron: '* * * * *',
      label: { zh: '日程提醒', ru: 'Напоминания календаря', en: 'Reminders of the calendar' },
      run: remind,
    },
  },
  demo: makeSchedule,
})
