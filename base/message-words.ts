import type { Words } from '../core/values/language.ts'
import type { ChannelCode, NoticeSort } from '../core/words/notice-preferences.ts'

export const messageStates = ['waiting', 'sending', 'sent', 'failed', 'unclear', 'unneeded'] as const
type MessageState = (typeof messageStates)[number]

export const messageStateWords: Readonly<Record<MessageState, Words>> = {
  waiting: { zh: '待发送', ru: 'Ожидает', en: 'Waiting' },
  sending: { zh: '发送中', ru: 'Отправляется', en: 'Sending' },
  sent: { zh: '已发送', ru: 'Отправлено', en: 'Sent' },
  failed: { zh: '发送失败', ru: 'Ошибка', en: 'Failed' },
  unclear: { zh: '结果不明', ru: 'Исход неясен', en: 'Unclear' },
  unneeded: { zh: '无需发送', ru: 'Не требуется', en: 'Not needed' },
}

export const stateColors: Readonly<Record<MessageState, string>> = {
  waiting: 'blue',
  sending: 'blue',
  sent: 'green',
  failed: 'red',
  unclear: 'orange',
  unneeded: 'grey',
}

export const channelWords: Readonly<Record<ChannelCode, Words>> = {
  mail: { zh: '邮件', ru: 'Почта', en: 'Mail' },
  sms: { zh: '短信', ru: 'SMS', en: 'SMS' },
  dingtalk: { zh: '钉钉', ru: 'DingTalk', en: 'DingTalk' },
  wecom: { zh: '企业微信', ru: 'WeCom', en: 'WeCom' },
  feishu: { zh: '飞书', ru: 'Feishu', en: 'Feishu' },
}

export const noticeSortWords: Readonly<Record<NoticeSort, Words>> = {
  todo: { zh: '待办事项', ru: 'К исполнению', en: 'To-do' },
  alert: { zh: '预警', ru: 'Предупреждения', en: 'Alerts' },
  mention: { zh: '关注与提及', ru: 'Упоминания', en: 'Mentions' },
  notice: { zh: '通知', ru: 'Уведомления', en: 'Notices' },
}

/** What is sent about an account, such as codes and links: no notice, and nobody's to switch off. */
export const accountSort = 'account'
export const accountSortWords: Words = { zh: '登录与账号', ru: 'Вход и учётная запись', en: 'Sign-in and account' }
