import { report } from '../../core/description/report.ts'
import { date, dictionary, money, number, reference, unit } from '../../kinds/index.ts'

const signed = money({ digits: 2, min: '-99999999999999' })
const flow = money({ digits: 2 })

/** What each running contract has tied up: paid less received, since when, how much on average, and what that cost. */
export const fundOccupation = report({
  module: 'risk',
  name: 'fundOccupation',
  needs: 'fkjsc-ck',
  label: { zh: '资金占用', ru: 'Отвлечение средств', en: 'Fund occupation' },
  filters: {
    day: date({ required: true, notAfter: 'today()', initial: { expression: 'today()' } }),
    annualRate: number({ digits: 4, min: '0', max: '36', required: true, initial: '6' }),
    unitId: unit({}),
    bizSegment: dictionary({ group: 'bizSegment' }),
  },
  columns: {
    contractId: reference({ to: 'contracts.contract' }),
    counterparty: reference({ to: 'contracts.counterparty' }),
    bizSegment: dictionary({ group: 'bizSegment' }),
    unitId: unit({}),
    since: date({}),
    days: number({ max: '99999' }),
    paid: flow,
    received: flow,
    occupied: signed,
    average: flow,
    cost: flow,
  },
  words: {
    day: { zh: '截止日期', ru: 'На дату', en: 'As of' },
    annualRate: { zh: '年利率(%)', ru: 'Годовая ставка, %', en: 'Annual rate, %' },
    unitId: { zh: '单位', ru: 'Организация', en: 'Unit' },
    bizSegment: { zh: '业务板块', ru: 'Бизнес-сегмент', en: 'Business segment' },
    contractId: { zh: '合同', ru: 'Договор', en: 'Contract' },
    counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    since: { zh: '首次付款日', ru: 'Первый платёж', en: 'First payment' },
    days: { zh: '占用天数', ru: 'Дней', en: 'Days' },
    paid: { zh: '已付(元)', ru: 'Оплачено, ¥', en: 'Paid, CNY' },
    received: { zh: '已收(元)', ru: 'Получено, ¥', en: 'Received, CNY' },
    occupied: { zh: '占用余额(元)', ru: 'Отвлечено, ¥', en: 'Tied up, CNY' },
    average: { zh: '平均占用(元)', ru: 'В среднем, ¥', en: 'On average, CNY' },
    cost: { zh: '资金成本(元)', ru: 'Стоимость средств, ¥', en: 'Cost of funds, CNY' },
  },
  totals: ['paid', 'received', 'occupied', 'cost'],
  charts: [
    { kind: 'bar', along: 'counterparty', measures: ['occupied'] },
    { kind: 'bar', along: 'bizSegment', measures: ['occupied'] },
  ],
})
