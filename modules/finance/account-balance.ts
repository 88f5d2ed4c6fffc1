import { series } from '../../core/description/series.ts'
import { dictionary, money, reference } from '../../kinds/index.ts'

/** Balances as the banks report them, poll by poll; compared with the book balance. */
export const accountBalance = series({
  module: 'finance',
  name: 'accountBalance',
  needs: 'yhzh-ck',
  scope: 'zjgl',
  keepMonths: 36,
  label: { zh: '账户余额快照', ru: 'Снимки остатков по счетам', en: 'Account balance readings' },
  key: ['accountId'],
  fields: {
    accountId: reference({ to: 'finance.bankAccount', required: true }),
    balance: money({ digits: 2, required: true }),
    currency: dictionary({ group: 'currency', required: true }),
  },
})
