import type { Words } from '../../core/language.ts'

/** Asking for a page that one's roles do not open. */
export const askAccessWords = {
  title: { zh: '申请访问“{page}”', ru: 'Запросить доступ: {page}', en: 'Ask for “{page}”' },
  reason: { zh: '工作需要说明', ru: 'Зачем нужен доступ', en: 'Why you need it' },
  reasonNeeded: { zh: '请说明工作需要', ru: 'Укажите, зачем нужен доступ', en: 'Say why you need it' },
  send: { zh: '提交申请', ru: 'Отправить', en: 'Send' },
  cancel: { zh: '取消', ru: 'Отмена', en: 'Cancel' },
  sent: { zh: '已提交给安全管理员，处理后会通知您', ru: 'Отправлено администратору безопасности, вы получите уведомление', en: 'Sent to the security administrator; you will be told' },
} as const satisfies Record<string, Words>
