import { report } from '../../core/description/report.ts'
import { dictionary, money, unit, year } from '../../kinds/index.ts'

const words = {
  year: { zh: '年度', ru: 'Год', en: 'Year' },
  bookUnit: { zh: '预算单位', ru: 'Компания', en: 'Unit' },
  bizSegment: { zh: '业务板块', ru: 'Бизнес-сегмент', en: 'Business segment' },
  budgetSubject: { zh: '预算科目', ru: 'Статья бюджета', en: 'Budget subject' },
  granted: { zh: '预算(元)', ru: 'Бюджет, ¥', en: 'Budget, CNY' },
  paid: { zh: '已用(元)', ru: 'Израсходовано, ¥', en: 'Used, CNY' },
  held: { zh: '占用(元)', ru: 'Зарезервировано, ¥', en: 'Held, CNY' },
  left: { zh: '剩余(元)', ru: 'Остаток, ¥', en: 'Left, CNY' },
} as const

/**
 * Budgets of a year by unit, segment and subject: granted, used by payments, held by plans that run, and what is left.
 */
export const budgetExecution = report({
  module: 'finance',
  name: 'budgetExecution',
  needs: 'ysgl-ck',
  words,
  label: { zh: '预算执行', ru: 'Исполнение бюджета', en: 'Budget execution' },
  filters: { year: year({ required: true }) },
  columns: {
    bookUnit: unit({}),
    bizSegment: dictionary({ group: 'bizSegment' }),
    budgetSubject: dictionary({ group: 'paymentPlan_budgetSubject' }),
    granted: money({ digits: 2 }),
    paid: money({ digits: 2 }),
    held: money({ digits: 2 }),
    left: money({ digits: 2, min: '-99999999999999' }),
  },
  totals: ['granted', 'paid', 'held', 'left'],
})
