import type { JobGroup } from '../../platform/context/server-component.ts'
import { type Office, sendMessages } from './send-messages.ts'

/** Sends what waits each minute, and at once what was just written. */
export function messageJobs(office: Office): JobGroup {
  const label = {
    zh: '发送消息（邮件、短信、卡片）',
    ru: 'Отправка сообщений (почта, SMS, карточки)',
    en: 'Messages are sent (mail, SMS, cards)',
  }
  return { module: 'message', jobs: { send: { cron: '* * * * *', label, run: (ctx) => sendMessages(ctx, office) } } }
}
