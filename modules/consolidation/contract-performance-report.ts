import { dashboard } from '../../core/description/dashboard.ts'
import { report } from '../../core/description/report.ts'
import { date, dictionary, money, number, quantity, reference, text, unit, year } from '../../kinds/index.ts'
import { contractState, price } from '../contracts/index.ts'
import { deliveredBill, standingBill } from '../trade/index.ts'

const { inForce, underWay, completed } = contractState

/** Contracts that are or were carried out. */
export const performed = [inForce, underWay, completed] as const

const label = { zh: '合同执行', ru: 'Исполнение договоров', en: 'Contract execution' } as const
const filterWords = {
  year: { zh: '签订年度', ru: 'Год подписания', en: 'Signed in' },
  unitId: { zh: '单位', ru: 'Организация', en: 'Unit' },
  direction: { zh: '收付方向', ru: 'Направление', en: 'Direction' },
} as const
const filters = {
  year: year({ required: true, initial: { expression: 'year(today())' } }),
  unitId: unit({ scope: 'htgl' }),
  direction: dictionary({ group: 'contract_direction' }),
}
const asked = {
  contractStatus: { is: [...performed] },
  signDate: { year: 'year' },
  unitId: 'unitId',
  direction: 'direction',
} as const
const ofContract = { contractId: 'contractId' } as const

/** What of each contract is settled, paid, shipped and delivered, beside what its term would have by now. */
export const contractFigures = report({
  module: 'consolidation',
  name: 'contractFigures',
  needs: 'htgl-ck',
  label,
  filters,
  words: {
    ...filterWords,
    contractId: { zh: '合同', ru: 'Договор', en: 'Contract' },
    contractNo: { zh: '合同编号', ru: 'Номер договора', en: 'Contract number' },
    counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    validTo: { zh: '有效期至', ru: 'Действует до', en: 'Valid to' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    totalAmount: { zh: '合同总额', ru: 'Сумма договора', en: 'Total amount' },
    settled: { zh: '已结算', ru: 'Рассчитано', en: 'Settled' },
    settledPct: { zh: '结算进度(%)', ru: 'Рассчитано, %', en: 'Settled, %' },
    paid: { zh: '已付款', ru: 'Оплачено', en: 'Paid' },
    received: { zh: '已收款', ru: 'Получено', en: 'Received' },
    moneyPct: { zh: '收付进度(%)', ru: 'Оплачено или получено, %', en: 'Paid or received, %' },
    tonnes: { zh: '合同数量(吨)', ru: 'По договору, т', en: 'Contract, t' },
    shipped: { zh: '已安排运输(吨)', ru: 'В перевозке и доставлено, т', en: 'Shipped, t' },
    delivered: { zh: '已签收(吨)', ru: 'Доставлено, т', en: 'Delivered, t' },
    deliveredPct: { zh: '交付进度(%)', ru: 'Доставлено, %', en: 'Delivered, %' },
    plannedPct: { zh: '应达进度(%)', ru: 'По сроку, %', en: 'By its term, %' },
    behindPct: { zh: '落后(百分点)', ru: 'Отставание, п.п.', en: 'Behind, points' },
    totalCny: { zh: '合同额(元)', ru: 'Сумма, ¥', en: 'Amount, CNY' },
    openTonnes: { zh: '未交付(吨)', ru: 'Не доставлено, т', en: 'Not delivered, t' },
  },
  columns: {
    contractId: reference({ to: 'contracts.contract' }),
    contractNo: text({ max: 40 }),
    counterparty: reference({ to: 'contracts.counterparty' }),
    direction: dictionary({ group: 'contract_direction' }),
    currency: dictionary({ group: 'currency' }),
    totalAmount: money({ ...price, digits: 2 }),
    settled: money({ ...price, digits: 2 }),
    settledPct: number({ ...price, digits: 2, max: '99999' }),
    paid: money({ digits: 2 }),
    received: money({ digits: 2 }),
    moneyPct: number({ ...price, digits: 2, max: '99999' }),
    tonnes: quantity(),
    shipped: quantity(),
    delivered: quantity(),
    openTonnes: quantity(),
    deliveredPct: number({ digits: 2, max: '99999' }),
    plannedPct: number({ digits: 2, max: '100' }),
    behindPct: number({ digits: 2, max: '100' }),
    totalCny: money({ ...price, digits: 2 }),
    validTo: date({}),
    unitId: unit({}),
  },
  totals: ['totalCny', 'openTonnes'],
  drill: {
    totalAmount: { page: '/contractLedger', with: { contractNo: 'contractNo' }, sum: 'totalAmount' },
    totalCny: { page: '/contractLedger', with: { ...asked, contractNo: 'contractNo' }, sum: 'totalAmountCny' },
    paid: { page: '/financePaymentPlan', with: ofContract, sum: 'actualAmount' },
    received: { page: '/financeReceiptPlan', with: ofContract, sum: 'actualAmount' },
    shipped: { page: '/logisticsBill', with: { ...ofContract, status: { is: [...standingBill] } }, sum: 'billQty' },
    delivered: { page: '/logisticsBill', with: { ...ofContract, status: { is: [...deliveredBill] } }, sum: 'billQty' },
  },
})

const told = { year: 'year', unitId: 'unitId', direction: 'direction' } as const
const empty = {
  zh: '该年度还没有生效的合同',
  ru: 'За этот год нет действующих договоров',
  en: 'No contract of this year is in force yet',
} as const

/** Contracts over time, and below them what was done of each. */
export const contractPerform = dashboard({
  module: 'consolidation',
  name: 'contractPerform',
  needs: contractFigures.needs,
  label,
  filters,
  words: filterWords,
  cells: [
    {
      gantt: '/contractLedger',
      label: { zh: '合同期限与执行进度', ru: 'Сроки и ход исполнения', en: 'Terms and progress' },
      with: asked,
      empty,
      x: 0,
      y: 0,
      w: 12,
      h: 7,
    },
    { report: 'consolidation.contractFigures', show: 'table', with: told, empty, x: 0, y: 7, w: 12, h: 9 },
  ],
})
