import type { Words } from '../../../core/language.ts'

/** Names of the pages, in menu and tabs. */
export const pageWords = {
  timers: { zh: '定时任务', ru: 'Планировщик', en: 'Scheduled jobs' },
  logs: { zh: '操作日志', ru: 'Журнал операций', en: 'Operation logs' },
  online: { zh: '在线用户', ru: 'Пользователи онлайн', en: 'Online users' },
} satisfies Readonly<Record<string, Words>>
