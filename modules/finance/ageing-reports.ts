import { groupedReport } from '../../core/description/report.ts'
import { dictionary, reference, unit } from '../../kinds/index.ts'
import { openStatus } from './open-item.ts'

const words = {
  counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
  unitId: { zh: '单位', ru: 'Организация', en: 'Unit' },
  currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
  balance: { zh: '余额(元)', ru: 'Остаток, ¥', en: 'Balance, CNY' },
  items: { zh: '笔数', ru: 'Количество', en: 'Items' },
} as const

const shared = {
  module: 'finance',
  needs: 'ysyf-ck',
  filters: {
    counterparty: reference({ to: 'contracts.counterparty' }),
    unitId: unit({ scope: 'zjgl' }),
    currency: dictionary({ group: 'currency' }),
  },
  document: 'finance.openItem',
  rows: ['counterparty'],
  across: 'ageBand',
} as const

const measures = { balance: { sum: 'balanceCny' }, items: { count: true, overall: true } } as const
const asked = { counterparty: 'counterparty', unitId: 'unitId', currency: 'currency' } as const

/** What parties owe us, by how long it has been due, and what of it is set aside. */
export const receivableAgeing = groupedReport({
  ...shared,
  name: 'receivableAgeing',
  label: { zh: '应收账龄分析', ru: 'Дебиторская задолженность по срокам', en: 'Ageing of receivables' },
  with: { itemType: { is: 'ar' }, status: { is: openStatus }, ...asked },
  measures: { ...measures, loss: { sum: 'lossCny', overall: true } },
  words: { ...words, loss: { zh: '应提坏账准备(元)', ru: 'Расчётный резерв, ¥', en: 'Loss allowance, CNY' } },
  page: '/receivable',
})

/** What we owe parties, by how long it has been due. */
export const payableAgeing = groupedReport({
  ...shared,
  name: 'payableAgeing',
  label: { zh: '应付账龄分析', ru: 'Кредиторская задолженность по срокам', en: 'Ageing of payables' },
  with: { itemType: { is: 'ap' }, status: { is: openStatus }, ...asked },
  measures,
  words,
  page: '/payable',
})
