import type { Alert } from '../core/description/alert.ts'
import type { NoticeWords } from '../core/words/notice-words.ts'

/** What the engine itself measures. */
export const engineAlerts: readonly Alert[] = [
  {
    code: 'WF-SLA',
    label: { zh: '审批超时（已用时限 %）', ru: 'Срок согласования (использовано, %)', en: 'Approval time used (%)' },
    rising: true,
    bands: ['80', '100', '150'],
    cron: '*/10 * * * *',
  },
  {
    code: 'JOB-FAIL',
    label: {
      zh: '定时任务失败（24 小时内次数）',
      ru: 'Сбои заданий за сутки',
      en: 'Failures of a scheduled job in a day',
    },
    rising: true,
    bands: ['1', '3', '10'],
    cron: '*/30 * * * *',
    role: 'systemAdmin',
  },
  {
    code: 'SER-SILENT',
    label: {
      zh: '采集数据中断（小时数）',
      ru: 'Показания не поступают (часов)',
      en: 'No readings (hours)',
    },
    rising: true,
    bands: ['24', '72', '168'],
    cron: '15 * * * *',
  },
  {
    code: 'LIC-SYS',
    label: {
      zh: '系统授权到期（剩余天数）',
      ru: 'Окончание лицензии (осталось дней)',
      en: 'End of the licence (days left)',
    },
    rising: false,
    bands: ['30', '15', '7'],
    cron: '25 8 * * *',
    role: 'systemAdmin',
  },
  {
    code: 'ACC-CHG',
    label: {
      zh: '他人账号或安全参数被改动（24 小时内）',
      ru: 'Изменения чужих учётных записей за сутки',
      en: 'Accounts of others touched in a day',
    },
    rising: true,
    bands: ['1', '3', '6'],
    cron: '* * * * *',
    role: 'auditAdmin',
  },
]

/** How people hear of alerts. */
export const alertNotices = {
  'alert.raised': {
    decimals: ['measured', 'threshold'],
    title: { zh: '{level}预警：{title}', ru: '{title}: {level} уровень', en: '{level} alert: {title}' },
    content: {
      zh: '{rule}：当前 {measured}，界限 {threshold}',
      ru: '{rule}: сейчас {measured}, граница {threshold}',
      en: '{rule}: now {measured}, bound {threshold}',
    },
  },
  'alert.many': {
    title: {
      zh: '{rule}：{n} 条预警',
      ru: '{rule}: {n, plural, one {# предупреждение} few {# предупреждения} many {# предупреждений} other {# предупреждения}}',
      en: '{rule}: {n, plural, one {# alert} other {# alerts}}',
    },
    content: {
      zh: '请在“预警信息”中查看和处理',
      ru: 'Откройте «Мои предупреждения», чтобы разобрать их',
      en: 'Open My alerts to deal with them',
    },
  },
} satisfies NoticeWords
