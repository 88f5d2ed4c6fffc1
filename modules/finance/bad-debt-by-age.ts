import { groupedReport } from '../../core/description/report.ts'
import { reference, unit, yearMonth } from '../../kinds/index.ts'

/** What is set aside at the end of each month, by how long the receivables have been due. */
export const badDebtByAge = groupedReport({
  module: 'finance',
  name: 'badDebtByAge',
  label: { zh: '坏账准备账龄分布', ru: 'Резерв по срокам', en: 'Provision by age' },
  needs: 'hzmx-ck',
  filters: {
    month: yearMonth({ required: true }),
    unitId: unit({ scope: 'zjgl' }),
    counterparty: reference({ to: 'contracts.counterparty' }),
  },
  document: 'finance.badDebtLine',
  with: { holds: { is: '1' }, month: 'month', unitId: 'unitId', counterparty: 'counterparty' },
  rows: ['ageBand'],
  measures: {
    items: { count: true },
    receivable: { sum: 'receivable' },
    provision: { sum: 'provision' },
    delta: { sum: 'delta' },
  },
  words: {
    month: { zh: '月份', ru: 'Месяц', en: 'Month' },
    unitId: { zh: '单位', ru: 'Организация', en: 'Unit' },
    counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    items: { zh: '笔数', ru: 'Количество', en: 'Items' },
    receivable: { zh: '应收余额(元)', ru: 'Задолженность, ¥', en: 'Receivable, CNY' },
    provision: { zh: '应提坏账准备(元)', ru: 'Резерв, ¥', en: 'Provision, CNY' },
    delta: { zh: '本次补提/转回(元)', ru: 'Доначислено / восстановлено, ¥', en: 'Change, CNY' },
  },
  page: '/badDebtLines',
})
