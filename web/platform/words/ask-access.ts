import type { Words } from '../../../core/values/language.ts'

/** A page that one's roles do not open, and asking for it. */
export const askAccessWords = {
  forbidden: { zh: '没有访问权限', ru: 'Нет доступа', en: 'No access' },
  forbiddenNote: {
    zh: '您的角色不包含打开“{page}”的权限。如因工作需要，可以申请访问。',
    ru: 'Ваши роли не дают доступа к странице «{page}». Если она нужна для работы, запросите доступ.',
    en: 'None of your roles opens “{page}”. If your work requires it, ask for access.',
  },
  ask: { zh: '申请访问', ru: 'Запросить доступ', en: 'Ask for access' },
  title: { zh: '申请访问“{page}”', ru: 'Запросить доступ: {page}', en: 'Ask for “{page}”' },
  reason: { zh: '工作需要说明', ru: 'Зачем нужен доступ', en: 'Why you need it' },
  reasonNeeded: { zh: '请说明工作需要', ru: 'Укажите, зачем нужен доступ', en: 'Say why you need it' },
  send: { zh: '提交申请', ru: 'Отправить', en: 'Send' },
  cancel: { zh: '取消', ru: 'Отмена', en: 'Cancel' },
  sent: {
    zh: '已提交给安全管理员，处理后会通知您',
    ru: 'Отправлено администратору безопасности, вы получите уведомление',
    en: 'Sent to the security administrator; you will be notified',
  },
} as const satisfies Record<string, Words>
