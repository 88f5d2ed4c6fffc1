import type { Words } from '../../../core/values/language.ts'

/** What leaves the product for people. */
export const outboxWords = {
  note: {
    zh: '邮件、短信与消息卡片的发送情况；只显示去向与结果，不显示内容。',
    ru: 'Что ушло почтой, SMS и карточками. Видны получатель и исход, но не текст.',
    en: 'What leaves by mail, SMS and cards: to whom and how it went, never what it says.',
  },
  again: { zh: '重新发送', ru: 'Отправить ещё раз', en: 'Send again' },
  allAgain: { zh: '重发全部失败', ru: 'Повторить все неудачные', en: 'Send all failed again' },
  askUnclear: {
    zh: '可能已经送达，仍要重新发送？',
    ru: 'Сообщение могло дойти. Отправить ещё раз?',
    en: 'It may have arrived. Send it again?',
  },
  askUnclearNote: {
    zh: '对方服务器没有确认是否收到；重新发送后，收件人可能收到两次。',
    ru: 'Сервер не подтвердил приём. Получатель может увидеть сообщение дважды.',
    en: 'The other server never said whether it took it; the receiver may see it twice.',
  },
  begun: {
    zh: '已安排重新发送 {n} 条消息',
    ru: 'Повторная отправка: {n, plural, one{# сообщение} few{# сообщения} many{# сообщений} other{# сообщения}}',
    en: '{n, plural, one{# message is} other{# messages are}} being sent again',
  },
  nothing: { zh: '没有需要重新发送的消息', ru: 'Повторять нечего', en: 'There is nothing to send again' },
  cancel: { zh: '取消', ru: 'Отмена', en: 'Cancel' },
} satisfies Readonly<Record<string, Words>>
