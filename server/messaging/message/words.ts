import type { Words } from '../../../core/values/language.ts'

/** The templates around a notice that leaves the product. */
export const messageWords = {
  hello: { zh: '{name}，您好：', ru: 'Здравствуйте, {name}!', en: 'Hello {name},' },
  open: { zh: '打开处理', ru: 'Открыть', en: 'Open' },
  why: {
    zh: '本邮件由{site}自动发送，请勿回复。',
    ru: 'Письмо отправлено автоматически: {site}. Отвечать на него не нужно.',
    en: 'Sent automatically by {site}; please do not reply.',
  },
  choose: { zh: '设置消息提醒', ru: 'Настроить уведомления', en: 'Choose your notifications' },
  sms: {
    zh: '【{site}】{title}{textGiven, select, yes {：{text}} other {}}',
    ru: '{site}: {title}{textGiven, select, yes {. {text}} other {}}',
    en: '{site}: {title}{textGiven, select, yes {. {text}} other {}}',
  },
} satisfies Readonly<Record<string, Words>>

/** Why a message did not leave, where we say it ourselves; what others answered is shown as they said it. */
export const messageReasons = {
  'message.closed': { zh: '发送渠道未配置', ru: 'Канал не настроен', en: 'The channel is not configured' },
  'message.no-address': {
    zh: '收件人没有填写邮箱或手机号码',
    ru: 'У получателя не указан адрес или телефон',
    en: 'The receiver has no address or number',
  },
  'message.interrupted': {
    zh: '发送时服务中断，可能已经送达',
    ru: 'Отправка прервалась; сообщение могло дойти',
    en: 'Interrupted while sending; it may have arrived',
  },
  'message.expired': { zh: '两天内未能发出', ru: 'Не отправлено за два дня', en: 'Could not be sent within two days' },
  'message.read': {
    zh: '收件人已在系统内阅读',
    ru: 'Получатель уже прочитал в системе',
    en: 'Read in the product meanwhile',
  },
  'message.unwanted': {
    zh: '收件人已关闭此提醒',
    ru: 'Получатель отключил это уведомление',
    en: 'The receiver does not want it any more',
  },
  'message.gone': { zh: '收件人已停用', ru: 'Получатель отключён', en: 'The receiver is no longer active' },
} satisfies Readonly<Record<string, Words>>
