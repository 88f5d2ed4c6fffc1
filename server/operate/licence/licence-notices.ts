import type { NoticeWords } from '../../../core/words/notice-words.ts'

/** What administrators are told of the licence. */
export const licenceNotices = {
  'licence.ending': {
    days: ['day'],
    title: {
      zh: '系统授权还剩 {days} 天到期',
      ru: 'Лицензия закончится через {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
      en: 'The licence ends in {days, plural, one {# day} other {# days}}',
    },
    content: {
      zh: '{kind, select, trial {试用期} other {授权}}至 {day} 止，届时所有人将无法使用系统。请在授权信息页上传新的授权文件。',
      ru: '{kind, select, trial {Пробный период} other {Лицензия}} действует по {day} включительно, затем система станет недоступна всем. Загрузите новый файл лицензии.',
      en: 'The {kind, select, trial {trial} other {licence}} holds until {day}; after that nobody can use the system. Upload a new licence file.',
    },
  },
  'licence.crowded': {
    title: { zh: '用户数超出授权', ru: 'Пользователей больше, чем в лицензии', en: 'More users than licensed' },
    content: {
      zh: '启用的用户有 {users} 人，授权为 {most} 人。系统照常使用，请联系供应商增加授权。',
      ru: 'Действующих пользователей: {users}, по лицензии: {most}. Система работает как обычно; запросите у поставщика расширение лицензии.',
      en: 'There are {users} active users, the licence names {most}. Everything goes on working; ask the supplier for a larger licence.',
    },
  },
} as const satisfies NoticeWords
