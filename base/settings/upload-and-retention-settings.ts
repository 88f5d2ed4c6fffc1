import type { SettingGroup } from '../../core/description/setting.ts'
import { number } from '../../kinds/index.ts'

/** What may be uploaded. */
export const uploadSettings: SettingGroup = {
  code: 'upload',
  label: { zh: '上传', ru: 'Загрузка файлов', en: 'Uploads' },
  settings: {
    'upload.maxMb': {
      field: number({ min: '1', max: '1024', initial: '1024' }),
      label: { zh: '单个文件上限（MB）', ru: 'Наибольший файл, МБ', en: 'Largest file (MB)' },
    },
    'upload.personMb': {
      field: number({ min: '0', max: '10000000', initial: '0' }),
      label: {
        zh: '每人文件总量上限（MB）',
        ru: 'Всего файлов у одного человека, МБ',
        en: 'Total files per person (MB)',
      },
      help: { zh: '0 表示不限', ru: '0 — без ограничения', en: '0 = no limit' },
    },
    'upload.unitMb': {
      field: number({ min: '0', max: '10000000', initial: '0' }),
      label: {
        zh: '每个单位文件总量上限（MB）',
        ru: 'Всего файлов у организации, МБ',
        en: 'Total files per unit (MB)',
      },
      help: { zh: '0 表示不限', ru: '0 — без ограничения', en: '0 = no limit' },
    },
  },
}

/** How long what happened is kept. What is chained in the audit is never deleted. */
export const retentionSettings: SettingGroup = {
  code: 'retention',
  label: { zh: '日志保留', ru: 'Хранение журналов', en: 'Log retention' },
  settings: {
    'retention.signInDays': {
      field: number({ min: '180', max: '3650', initial: '400' }),
      label: { zh: '登录日志保留天数', ru: 'Журнал входов, дней', en: 'Sign-in log retention (days)' },
      help: {
        zh: '操作审计永久保留，不受此限',
        ru: 'Журнал аудита хранится всегда',
        en: 'The audit log is kept permanently',
      },
    },
    'retention.callDays': {
      field: number({ min: '180', max: '3650', initial: '190' }),
      label: { zh: '接口日志保留天数', ru: 'Журнал вызовов, дней', en: 'Call log retention (days)' },
    },
    'retention.messageDays': {
      field: number({ min: '7', max: '3650', initial: '90' }),
      label: { zh: '已发消息保留天数', ru: 'Отправленные сообщения, дней', en: 'Sent message retention (days)' },
    },
    'retention.noticeDays': {
      field: number({ min: '30', max: '3650', initial: '365' }),
      label: { zh: '已读通知保留天数', ru: 'Прочитанные уведомления, дней', en: 'Read notice retention (days)' },
    },
    'retention.jobDays': {
      field: number({ min: '7', max: '3650', initial: '30' }),
      label: { zh: '任务记录保留天数', ru: 'Журнал заданий, дней', en: 'Job log retention (days)' },
    },
  },
}
