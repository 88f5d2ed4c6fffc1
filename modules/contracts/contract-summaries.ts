import { groupedReport } from '../../core/description/report.ts'
import { dictionary, unit, year } from '../../kinds/index.ts'
import { price } from './price-rights.ts'

const words = {
  year: { zh: '签订年度', ru: 'Год подписания', en: 'Signed in' },
  unitId: { zh: '单位', ru: 'Организация', en: 'Unit' },
  direction: { zh: '收付方向', ru: 'Направление', en: 'Direction' },
  amount: { zh: '合同额(元)', ru: 'Сумма, ¥', en: 'Amount, CNY' },
  contracts: { zh: '份数', ru: 'Количество', en: 'Contracts' },
  average: { zh: '平均合同额(元)', ru: 'В среднем, ¥', en: 'Average, CNY' },
} as const

const shared = {
  module: 'contracts',
  // Its figures are prices.
  needs: price.read,
  filters: {
    year: year({ required: true, initial: { expression: 'year(today())' } }),
    unitId: unit({}),
    direction: dictionary({ group: 'contract_direction' }),
  },
  document: 'contracts.contract',
  with: { approvalStatus: { is: '2' }, signDate: { year: 'year' }, unitId: 'unitId', direction: 'direction' },
  across: 'signDate:month',
  compare: 'lastYear',
  measures: {
    amount: { sum: 'totalAmountCny' },
    contracts: { count: true, overall: true },
    average: { ratio: ['amount', 'contracts'], digits: 2, overall: true },
  },
  words,
  page: '/contractLedger',
} as const

/** Approved contracts of a year by segment and type, month by month. */
export const segmentContractSummary = groupedReport({
  ...shared,
  name: 'segmentContractSummary',
  label: { zh: '板块合同汇总', ru: 'Сводка договоров по сегментам', en: 'Contract summary by segment' },
  rows: ['bizSegment', 'contractType'],
  charts: [
    { kind: 'stacked', along: 'signDate:month', by: 'bizSegment', measure: 'amount' },
    { kind: 'ring', along: 'bizSegment', measure: 'amount' },
  ],
})

/** The same by unit and segment. */
export const groupContract = groupedReport({
  ...shared,
  name: 'groupContract',
  label: { zh: '集团合同汇总', ru: 'Сводка договоров группы', en: 'Group contracts' },
  rows: ['unitId', 'bizSegment'],
  charts: [
    { kind: 'stacked', along: 'signDate:month', by: 'unitId', measure: 'amount' },
    { kind: 'bar', along: 'unitId', by: 'bizSegment', measure: 'amount' },
  ],
})
