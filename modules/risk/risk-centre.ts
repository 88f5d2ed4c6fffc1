import { dashboard } from '../../core/description/dashboard.ts'
import { unit, year } from '../../kinds/index.ts'

const byUnit = { unitId: 'unitId' } as const
const byYear = { year: 'year', unitId: 'unitId' } as const
const noContracts = {
  zh: '本年度还没有审批通过的合同',
  ru: 'За этот год ещё нет согласованных договоров',
  en: 'No contract of this year has been approved yet',
} as const

const bySegment = { report: 'contracts.segmentContractSummary', with: byYear, empty: noContracts } as const
const ofGroup = { report: 'contracts.groupContract', with: byYear, empty: noContracts } as const
const late = {
  list: '/receivable',
  label: { zh: '逾期应收', ru: 'Просроченная дебиторка', en: 'Overdue receivables' },
  columns: ['sourceNo', 'counterparty', 'dueDate', 'balanceCny'],
  with: { dueDate: { is: { relative: 'beforeToday' } }, unitId: 'unitId' },
  sort: ['dueDate'],
  empty: { zh: '没有逾期的应收账款', ru: 'Просроченной дебиторки нет', en: 'No receivable is overdue' },
} as const
const expiring = {
  list: '/contractLedger',
  label: { zh: '最早到期的合同', ru: 'Договоры, истекающие первыми', en: 'Contracts first to expire' },
  columns: ['contractNo', 'counterparty', 'validTo', 'totalAmount'],
  with: { contractStatus: { is: ['3', '4'] }, unitId: 'unitId' },
  sort: ['validTo'],
  empty: { zh: '没有执行中的合同', ru: 'Действующих договоров нет', en: 'No contract is running' },
} as const

/** What the group may lose and to whom, by contracts, settlements, payments and receipts. */
export const riskCentre = dashboard({
  module: 'risk',
  name: 'riskCentre',
  needs: 'fkjsc-ck',
  label: { zh: '风控驾驶舱', ru: 'Панель рисков', en: 'Risk cockpit' },
  filters: { year: year({ required: true, initial: { expression: 'year(today())' } }), unitId: unit({}) },
  words: {
    year: { zh: '签订年度', ru: 'Год подписания', en: 'Signed in' },
    unitId: { zh: '单位', ru: 'Организация', en: 'Unit' },
  },
  cells: [
    { widget: 'risk.lights', with: byUnit, x: 0, y: 0, w: 12, h: 3 },
    { widget: 'risk.exposure', with: byUnit, x: 0, y: 3, w: 7, h: 10 },
    { widget: 'risk.largest', with: byUnit, x: 7, y: 3, w: 5, h: 10 },
    { widget: 'risk.concentration', with: byUnit, x: 0, y: 13, w: 3, h: 5 },
    { widget: 'risk.overdueAges', with: byUnit, x: 3, y: 13, w: 5, h: 5 },
    { widget: 'risk.occupied', with: byUnit, x: 8, y: 13, w: 4, h: 5 },
    { ...bySegment, show: 0, x: 0, y: 18, w: 4, h: 6 },
    { ...bySegment, show: 1, x: 4, y: 18, w: 4, h: 6 },
    { ...ofGroup, show: 1, x: 8, y: 18, w: 4, h: 6 },
    { ...late, x: 0, y: 24, w: 6, h: 6 },
    { ...expiring, x: 6, y: 24, w: 6, h: 6 },
    { ...ofGroup, show: 'table', x: 0, y: 30, w: 12, h: 6 },
  ],
})
