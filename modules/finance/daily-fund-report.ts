import { report } from '../../core/description/report.ts'
import { date, dictionary, money, reference, unit } from '../../kinds/index.ts'

/** What a day's money came from and went to, by codes of dictionary cashFlowItem. */
export const cashFlowColumns = {
  salesReceipts: 'op_in',
  purchases: 'op_out',
  wages: 'wage',
  taxes: 'tax',
  invested: 'inv_in',
  investments: 'inv_out',
  borrowed: 'fin_in',
  repaid: 'fin_out',
} as const

const ofAccountAndDay = { accountId: 'accountId', date: { from: 'day', to: 'day' } } as const
const booked = money({ digits: 2, min: '-99999999999999' })

/** The money of each account on a day: what was there, what came and went by cash flow item, what is left, also in yuan. */
export const fundDaily = report({
  module: 'finance',
  name: 'fundDaily',
  needs: 'yhrj-ck',
  label: { zh: '资金日报', ru: 'Ежедневный отчёт о денежных средствах', en: 'Daily fund report' },
  filters: { day: date({ required: true, initial: { expression: 'today()' } }), unitId: unit({ scope: 'yhzh' }) },
  columns: {
    unitId: unit({}),
    accountId: reference({ to: 'finance.bankAccount' }),
    currency: dictionary({ group: 'currency' }),
    opening: booked,
    receipts: booked,
    payments: booked,
    closing: booked,
    closingCny: booked,
    salesReceipts: booked,
    purchases: booked,
    wages: booked,
    taxes: booked,
    invested: booked,
    investments: booked,
    borrowed: booked,
    repaid: booked,
  },
  words: {
    day: { zh: '日期', ru: 'Дата', en: 'Date' },
    unitId: { zh: '单位', ru: 'Организация', en: 'Unit' },
    accountId: { zh: '账户', ru: 'Счёт', en: 'Account' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    opening: { zh: '期初余额', ru: 'Остаток на начало', en: 'Opening balance' },
    receipts: { zh: '本日收入', ru: 'Поступило', en: 'Received' },
    payments: { zh: '本日支出', ru: 'Списано', en: 'Paid' },
    closing: { zh: '期末余额', ru: 'Остаток на конец', en: 'Closing balance' },
    closingCny: { zh: '期末余额(元)', ru: 'Остаток на конец, ¥', en: 'Closing balance, CNY' },
    salesReceipts: { zh: '销售收现', ru: 'Поступления от продаж', en: 'Sales receipts' },
    purchases: { zh: '采购付现', ru: 'Оплата поставщикам', en: 'Purchases paid' },
    wages: { zh: '职工', ru: 'Персонал', en: 'Employees' },
    taxes: { zh: '税费', ru: 'Налоги', en: 'Taxes' },
    invested: { zh: '投资流入', ru: 'Инвестиционные поступления', en: 'Investing in' },
    investments: { zh: '投资流出', ru: 'Инвестиционные платежи', en: 'Investing out' },
    borrowed: { zh: '筹资流入', ru: 'Финансовые поступления', en: 'Financing in' },
    repaid: { zh: '筹资流出', ru: 'Финансовые платежи', en: 'Financing out' },
  },
  // Of several currencies only what is in yuan can be added up.
  totals: ['closingCny'],
  drill: {
    receipts: { page: '/bankJournal', with: ofAccountAndDay, sum: 'receiptAmount' },
    payments: { page: '/bankJournal', with: ofAccountAndDay, sum: 'paymentAmount' },
  },
})
