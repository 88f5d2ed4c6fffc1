import type { Words } from '../../../core/values/language.ts'

export const reportWords = {
  'report.link': {
    zh: '报表链接无效，请向发布人索取新的链接',
    ru: 'Ссылка на отчёт недействительна. Попросите новую у того, кто её прислал',
    en: 'This report link is not valid. Ask whoever sent it for a new one',
  },
  'report.expired': {
    zh: '报表链接已过期，请向发布人索取新的链接',
    ru: 'Срок ссылки на отчёт истёк. Попросите новую у того, кто её прислал',
    en: 'This report link has expired. Ask whoever sent it for a new one',
  },
  'report.ended': {
    zh: '发布人已无权查看该报表，链接失效',
    ru: 'У опубликовавшего больше нет права на этот отчёт, ссылка не действует',
    en: 'Whoever published this report may no longer read it; the link has ended',
  },
  'report.too-wide': {
    zh: '列太多（最多 {most} 列），请缩小日期范围',
    ru: 'Слишком много столбцов (не больше {most}). Сузьте период',
    en: 'Too many columns (at most {most}); ask for a shorter span of days',
  },
} as const satisfies Readonly<Record<string, Words>>

/** What stands in a report beside its figures. */
export const reportTexts = {
  blank: { zh: '（未填）', ru: '(не указано)', en: '(none)' },
  subtotal: { zh: '小计', ru: 'Итого по группе', en: 'Subtotal' },
  total: { zh: '合计', ru: 'Всего', en: 'Total' },
  chart: { zh: '{measure}（按{levels}）', ru: '{measure} (по: {levels})', en: '{measure} by {levels}' },
  and: { zh: '、', ru: ', ', en: ' and ' },
  lastYear: { zh: '上年同期', ru: 'Год назад', en: 'A year before' },
  growth: { zh: '{measure} 同比 %', ru: '{measure}, рост %', en: '{measure}, growth %' },
  rest: { zh: '其他', ru: 'Прочие', en: 'Other' },
} as const satisfies Readonly<Record<string, Words>>
