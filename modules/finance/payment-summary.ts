import { report } from '../../core/description/report.ts'
import { date, dictionary, money, number, unit } from '../../kinds/index.ts'

const words = {
  from: { zh: '计划日期从', ru: 'Дата плана с', en: 'Planned from' },
  to: { zh: '计划日期到', ru: 'Дата плана по', en: 'Planned to' },
  unitId: { zh: '单位', ru: 'Организация', en: 'Unit' },
  paymentAttribute: { zh: '付款属性', ru: 'Вид платежа', en: 'Payment attribute' },
  plans: { zh: '笔数', ru: 'Количество', en: 'Plans' },
  planned: { zh: '计划金额(元)', ru: 'План, ¥', en: 'Planned, CNY' },
  paid: { zh: '已付金额(元)', ru: 'Оплачено, ¥', en: 'Paid, CNY' },
} as const

const ofTheseFigures = {
  approvalStatus: { is: '2' },
  planDate: { from: 'from', to: 'to' },
  unitId: 'unitId',
  paymentAttribute: 'paymentAttribute',
} as const

/** Approved payment plans by unit and attribute: how many, how much planned, how much paid. */
export const paymentSummary = report({
  module: 'finance',
  name: 'paymentSummary',
  needs: 'fkjh-ck',
  words,
  label: { zh: '付款计划汇总', ru: 'Сводка платежей', en: 'Payment summary' },
  filters: { from: date({ required: true }), to: date({ required: true }) },
  columns: {
    unitId: unit({}),
    paymentAttribute: dictionary({ group: 'payAttr' }),
    plans: number({ max: '99999999' }),
    planned: money({ digits: 2 }),
    paid: money({ digits: 2 }),
  },
  totals: ['plans', 'planned', 'paid'],
  drill: {
    plans: { page: '/financePaymentPlan', with: ofTheseFigures },
    planned: { page: '/financePaymentPlan', with: ofTheseFigures, sum: 'planAmountCny' },
  },
})
