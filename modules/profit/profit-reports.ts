import type { WorkedRow } from '../../core/description/report.ts'
import { groupedReport } from '../../core/description/report.ts'
import { dictionary, reference, year } from '../../kinds/index.ts'

const words = {
  year: { zh: '年度', ru: 'Год', en: 'Year' },
  company: { zh: '公司', ru: 'Компания', en: 'Company' },
  bizSegment: { zh: '业务板块', ru: 'Бизнес-сегмент', en: 'Business segment' },
  amount: { zh: '金额(元)', ru: 'Сумма, ¥', en: 'Amount, CNY' },
} as const

const trade = ['rev', 'cogs'] as const
const direct = ['frt', 'port', 'duty', 'ins', 'agt', 'test', 'loss'] as const
const indirect = ['fund', 'fx', 'sur', 'stamp', 'sell', 'adm', 'other'] as const

/** From what was sold to what is left of it, with both in percent of what was sold. */
const statement: readonly (string | WorkedRow)[] = [
  ...trade,
  { label: { zh: '毛利', ru: 'Валовая прибыль', en: 'Gross profit' }, sum: trade },
  { label: { zh: '毛利率(%)', ru: 'Валовая рентабельность, %', en: 'Gross margin, %' }, percent: [trade, ['rev']] },
  ...direct,
  { label: { zh: '直接费用小计', ru: 'Прямые расходы', en: 'Direct expenses' }, sum: direct },
  ...indirect,
  { label: { zh: '间接费用小计', ru: 'Косвенные расходы', en: 'Indirect expenses' }, sum: indirect },
  { label: { zh: '营业利润', ru: 'Операционная прибыль', en: 'Operating profit' }, sum: 'all' },
  {
    label: { zh: '营业利润率(%)', ru: 'Операционная рентабельность, %', en: 'Operating margin, %' },
    percent: ['all', ['rev']],
  },
]

const shared = {
  module: 'profit',
  needs: 'lrmx-ck',
  document: 'profit.profitLine',
  rows: ['item'],
  across: 'day:month',
  measures: { amount: { sum: 'amount' } },
  statement,
  page: '/profitLedger',
  compare: 'lastYear',
  charts: [
    { kind: 'waterfall', along: 'item', measure: 'amount' },
    { kind: 'column', along: 'day:month', measure: 'amount' },
  ],
} as const

const filters = {
  year: year({ required: true, initial: { expression: 'year(today())' } }),
  company: reference({ to: 'organisation.company' }),
} as const

const asked = { day: { year: 'year' }, company: 'company' } as const
const { bizSegment: _asked, ...wordsOfOne } = words
const ofOne = { ...shared, filters, words: wordsOfOne } as const

/** The profit of a segment month by month; which segment is a fixed condition of the page (海运, 陆运, 同江). */
export const profitSea = groupedReport({
  ...ofOne,
  name: 'profitSea',
  label: { zh: '利润核算(海运)', ru: 'Учёт прибыли (море)', en: 'Profit accounting (sea)' },
  with: { ...asked, bizSegment: { is: 'sea' } },
})

export const profitLand = groupedReport({
  ...ofOne,
  name: 'profitLand',
  label: { zh: '利润核算(陆运)', ru: 'Учёт прибыли (суша)', en: 'Profit accounting (land)' },
  with: { ...asked, bizSegment: { is: 'land' } },
})

export const profitTongjiang = groupedReport({
  ...ofOne,
  name: 'profitTongjiang',
  label: { zh: '利润核算(同江)', ru: 'Учёт прибыли (Тунцзян)', en: 'Profit accounting (Tongjiang)' },
  with: { ...asked, bizSegment: { is: 'tj' } },
})

/** The same of the segment that is asked for, or of all. */
export const segmentProfit = groupedReport({
  ...shared,
  name: 'segmentProfit',
  words,
  label: { zh: '板块利润明细', ru: 'Прибыль сегмента', en: 'Segment profit' },
  filters: { ...filters, bizSegment: dictionary({ group: 'bizSegment' }) },
  with: { ...asked, bizSegment: 'bizSegment' },
})
