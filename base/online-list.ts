import { logTerms } from './log-words.ts'
import type { CallList } from './system-list-type.ts'

/** Living sessions: who is here, with what and since when. */
export const onlineList: CallList = {
  module: 'system',
  name: 'online',
  label: { zh: '在线用户', ru: 'Пользователи онлайн', en: 'Online users' },
  title: 'personName',
  state: 'client',
  fields: {
    personName: { kind: 'text', label: logTerms.person, filter: 'contains', width: 130 },
    userCode: { kind: 'text', label: { zh: '登录名', ru: 'Логин', en: 'Sign-in name' }, width: 120 },
    unitName: { kind: 'text', label: { zh: '单位', ru: 'Организация', en: 'Unit' }, filter: 'contains', width: 180 },
    client: {
      kind: 'dictionary',
      label: { zh: '客户端', ru: 'Клиент', en: 'Client' },
      filter: 'oneOf',
      width: 100,
      options: [
        { code: 'web', label: { zh: '网页', ru: 'Браузер', en: 'Web' }, color: 'blue' },
        { code: 'app', label: { zh: 'APP', ru: 'Приложение', en: 'App' }, color: 'green' },
      ],
    },
    device: { kind: 'text', label: logTerms.device, width: 190 },
    ip: { kind: 'text', label: logTerms.ip, filter: 'contains', width: 140 },
    createTime: { kind: 'dateTime', label: { zh: '登录时间', ru: 'Вход', en: 'Signed in' }, width: 176 },
    lastSeen: {
      kind: 'dateTime',
      label: { zh: '最近活动', ru: 'Последняя активность', en: 'Last active' },
      width: 176,
    },
    endTime: { kind: 'dateTime', label: { zh: '最迟结束', ru: 'Завершится не позже', en: 'Ends by' }, width: 176 },
  },
  columns: ['personName', 'userCode', 'unitName', 'device', 'ip', 'client', 'createTime', 'lastSeen', 'endTime'],
  search: ['personName', 'unitName', 'ip', 'client'],
}
