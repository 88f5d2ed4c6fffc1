import { channelCodes, noticeSorts } from '../core/words/notice-preferences.ts'
import { logTerms } from './log-words.ts'
import {
  accountSort,
  accountSortWords,
  channelWords,
  messageStates,
  messageStateWords,
  noticeSortWords,
  stateColors,
} from './message-words.ts'
import type { CallList } from './system-list-type.ts'

/** What leaves the product for people: which notice by which channel, and what became of it; never what it says. */
export const messageList: CallList = {
  module: 'system',
  name: 'message',
  label: { zh: '消息发送记录', ru: 'Журнал отправки сообщений', en: 'Messages sent' },
  title: 'personName',
  state: 'state',
  fields: {
    createTime: {
      kind: 'dateTime',
      label: { zh: '产生时间', ru: 'Создано', en: 'Created' },
      filter: 'range',
      width: 176,
    },
    personName: {
      kind: 'text',
      label: { zh: '收件人', ru: 'Получатель', en: 'Receiver' },
      filter: 'contains',
      width: 130,
    },
    channel: {
      kind: 'dictionary',
      label: { zh: '渠道', ru: 'Канал', en: 'Channel' },
      filter: 'oneOf',
      width: 110,
      options: channelCodes.map((code) => ({ code, label: channelWords[code] })),
    },
    address: { kind: 'text', label: { zh: '地址', ru: 'Адрес', en: 'Address' }, width: 190 },
    sort: {
      kind: 'dictionary',
      label: { zh: '消息类型', ru: 'Вид сообщения', en: 'Type' },
      filter: 'oneOf',
      width: 150,
      options: [
        ...noticeSorts.map((code) => ({ code, label: noticeSortWords[code] })),
        { code: accountSort, label: accountSortWords },
      ],
    },
    state: {
      kind: 'dictionary',
      label: { zh: '状态', ru: 'Статус', en: 'Status' },
      filter: 'oneOf',
      width: 130,
      options: messageStates.map((code) => ({ code, label: messageStateWords[code], color: stateColors[code] })),
    },
    tries: { kind: 'number', label: { zh: '尝试次数', ru: 'Попыток', en: 'Tries' }, width: 100 },
    dueTime: { kind: 'dateTime', label: { zh: '计划发送', ru: 'К отправке', en: 'Due' }, width: 176 },
    sentTime: { kind: 'dateTime', label: { zh: '送达时间', ru: 'Отправлено', en: 'Sent' }, width: 176 },
    error: { kind: 'text', label: logTerms.message, filter: 'contains', width: 300 },
  },
  columns: ['createTime', 'personName', 'channel', 'sort', 'state', 'error', 'address', 'tries', 'dueTime', 'sentTime'],
  search: ['personName', 'channel', 'state', 'createTime'],
}
