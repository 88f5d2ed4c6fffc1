import type { Counter } from '../core/description/menu-counter.ts'

/** What the engine itself counts for a person. */
export const engineCounters: readonly Counter[] = [
  { code: 'todo', label: { zh: '待办事项', ru: 'К исполнению', en: 'To-do' }, renewedBy: ['task'] },
  { code: 'copied', label: { zh: '未阅抄送', ru: 'Непрочитанные копии', en: 'Unread copies' }, renewedBy: ['task'] },
  {
    code: 'unread',
    label: { zh: '未读消息', ru: 'Непрочитанные сообщения', en: 'Unread messages' },
    renewedBy: ['notice'],
  },
  {
    code: 'alerts',
    label: { zh: '未处理预警', ru: 'Открытые предупреждения', en: 'Open alerts' },
    renewedBy: ['base.alertEvent'],
  },
  {
    code: 'accountRequests',
    label: { zh: '待确认的账号申请', ru: 'Запросы на подтверждение', en: 'Account requests to confirm' },
    renewedBy: ['notice'],
  },
]
