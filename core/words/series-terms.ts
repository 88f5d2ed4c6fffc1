import type { Words } from '../values/language.ts'

/** What is said of series on pages and in workbooks alike. */
export const seriesTerms = {
  auto: { zh: '自动', ru: 'Автоматически', en: 'Automatic' },
  raw: { zh: '原始值', ru: 'Показания', en: 'Readings' },
  hour: { zh: '按小时', ru: 'По часам', en: 'By hour' },
  day: { zh: '按日', ru: 'По дням', en: 'By day' },
  month: { zh: '按月', ru: 'По месяцам', en: 'By month' },
  gap: { zh: '数据缺口', ru: 'Пропуск данных', en: 'Gap' },
  frozen: { zh: '数值冻结', ru: 'Значение застыло', en: 'Frozen' },
  range: { zh: '超出范围', ru: 'Вне пределов', en: 'Out of range' },
  future: { zh: '时间超前', ru: 'Время впереди', en: 'From the future' },
  thing: { zh: '编码', ru: 'Код', en: 'Code' },
  time: { zh: '时间', ru: 'Время', en: 'Time' },
  least: { zh: '最小值', ru: 'Наименьшее', en: 'Least' },
  most: { zh: '最大值', ru: 'Наибольшее', en: 'Most' },
  readings: { zh: '读数个数', ru: 'Показаний', en: 'Readings' },
  quality: { zh: '质量', ru: 'Качество', en: 'Quality' },
} satisfies Record<string, Words>
