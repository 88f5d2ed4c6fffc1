import type { Words } from '../../../core/values/language.ts'

/** Names of the pages, in menu and tabs. */
export const pageWords = {
  inbox: { zh: '我的消息', ru: 'Мои сообщения', en: 'My messages' },
  outbox: { zh: '消息发送记录', ru: 'Журнал отправки сообщений', en: 'Messages sent' },
  dictionaries: { zh: '数据字典', ru: 'Справочники', en: 'Dictionaries' },
  configs: { zh: '系统参数', ru: 'Параметры системы', en: 'Parameters' },
  settings: { zh: '配置中心', ru: 'Центр конфигурации', en: 'Configuration centre' },
  userEntries: { zh: '用户字典', ru: 'Пользовательские справочники', en: 'User dictionaries' },
  skin: { zh: '皮肤设置', ru: 'Оформление', en: 'Skin' },
  versions: { zh: '版本管理', ru: 'Версии', en: 'Versions' },
  appVersions: { zh: 'APP版本', ru: 'Версии мобильного приложения', en: 'App versions' },
  alerts: { zh: '预警信息', ru: 'Мои предупреждения', en: 'My alerts' },
  opinions: { zh: '常用意见', ru: 'Частые формулировки', en: 'Common opinions' },
  allAlerts: { zh: '全部预警', ru: 'Все предупреждения', en: 'All alerts' },
  alertRules: { zh: '预警规则', ru: 'Правила предупреждений', en: 'Alert rules' },
  holidays: { zh: '节假日管理', ru: 'Производственный календарь', en: 'Holidays' },
  adapters: { zh: '外部系统', ru: 'Внешние системы', en: 'Outside systems' },
  timers: { zh: '定时任务', ru: 'Планировщик заданий', en: 'Scheduled jobs' },
  logs: { zh: '操作日志', ru: 'Журнал операций', en: 'Operation logs' },
  online: { zh: '在线用户', ru: 'Пользователи онлайн', en: 'Online users' },
} satisfies Readonly<Record<string, Words>>
