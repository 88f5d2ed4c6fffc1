import { report } from '../../core/description/report.ts'
import { date, dictionary, money, number, unit } from '../../kinds/index.ts'

const booked = money({ digits: 2, min: '-99999999999999' })
const accounts = { unitId: 'unitId', currency: 'currency', openDate: { to: 'to' } } as const
const entries = { unitId: 'unitId', currency: 'currency', date: { from: 'from', to: 'to' } } as const

/** The money of each unit by currency: what was there, what came and went in a span of days, what is left. */
export const groupFund = report({
  module: 'finance',
  name: 'groupFund',
  needs: 'yhrj-ck',
  label: { zh: '集团资金汇总', ru: 'Сводка денежных средств группы', en: 'Group funds' },
  filters: {
    from: date({ required: true, initial: { expression: 'addDays(today(), -30)' } }),
    to: date({ required: true, notBefore: 'from', initial: { expression: 'today()' } }),
    unitId: unit({ scope: 'yhzh' }),
    currency: dictionary({ group: 'currency' }),
  },
  columns: {
    unitId: unit({}),
    currency: dictionary({ group: 'currency' }),
    accounts: number({ max: '999999' }),
    opening: booked,
    receipts: booked,
    payments: booked,
    closing: booked,
    closingCny: booked,
  },
  words: {
    from: { zh: '日期从', ru: 'С даты', en: 'From' },
    to: { zh: '日期到', ru: 'По дату', en: 'To' },
    unitId: { zh: '单位', ru: 'Организация', en: 'Unit' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    accounts: { zh: '账户数', ru: 'Счетов', en: 'Accounts' },
    opening: { zh: '期初余额', ru: 'Остаток на начало', en: 'Opening balance' },
    receipts: { zh: '本期收入', ru: 'Поступило', en: 'Received' },
    payments: { zh: '本期支出', ru: 'Списано', en: 'Paid' },
    closing: { zh: '期末余额', ru: 'Остаток на конец', en: 'Closing balance' },
    closingCny: { zh: '期末余额(元)', ru: 'Остаток на конец, ¥', en: 'Closing balance, CNY' },
  },
  // Of several currencies only what is in yuan can be added up.
  totals: ['accounts', 'closingCny'],
  drill: {
    accounts: { page: '/bankAccount', with: accounts },
    receipts: { page: '/bankJournal', with: entries, sum: 'receiptAmount' },
    payments: { page: '/bankJournal', with: entries, sum: 'paymentAmount' },
  },
  charts: [
    { kind: 'bar', along: 'unitId', measures: ['closingCny'] },
    { kind: 'ring', along: 'currency', measures: ['closingCny'] },
  ],
})
