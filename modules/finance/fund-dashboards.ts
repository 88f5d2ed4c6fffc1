import { dashboard } from '../../core/description/dashboard.ts'
import type { Page } from '../../core/description/module.ts'
import { date, dictionary, unit } from '../../kinds/index.ts'
import { fundDashboardWords as words } from './words/fund-dashboards.ts'

const filters = {
  from: date({ required: true, initial: { expression: 'addDays(today(), -30)' } }),
  to: date({ required: true, notBefore: 'from', initial: { expression: 'today()' } }),
  unitId: unit({ scope: 'yhzh' }),
  currency: dictionary({ group: 'currency' }),
}
const conditionWords = { from: words.from, to: words.to, unitId: words.unit, currency: words.currency }
const asked = { from: 'from', to: 'to', unitId: 'unitId', currency: 'currency' } as const
const owed = { unitId: 'unitId', currency: 'currency' } as const
const ofFunds = { report: 'finance.groupFund', with: asked, empty: words.noAccount } as const

/** What is on the accounts now, by currency, unit and account, and how it came to that. */
export const bankBalance = dashboard({
  module: 'finance',
  name: 'bankBalance',
  needs: 'yhrj-ck',
  label: words.balanceTitle,
  filters,
  words: conditionWords,
  cells: [
    { widget: 'finance.balances', with: {}, x: 0, y: 0, w: 12, h: 3 },
    { ...ofFunds, show: 0, x: 0, y: 3, w: 7, h: 6 },
    { ...ofFunds, show: 1, x: 7, y: 3, w: 5, h: 6 },
    {
      list: '/bankAccount',
      label: words.accounts,
      columns: ['accountName', 'currency', 'balance', 'inFlight', 'status'],
      with: { status: { is: ['1', '2', '3'] }, ...owed },
      sort: ['-balance'],
      empty: words.noAccount,
      x: 0,
      y: 9,
      w: 7,
      h: 8,
    },
    {
      list: '/bankJournal',
      label: words.entries,
      columns: ['date', 'accountId', 'counterpartyName', 'receiptAmount', 'paymentAmount'],
      with: { date: { from: 'from', to: 'to' }, ...owed },
      sort: ['-date'],
      empty: words.noEntry,
      x: 7,
      y: 9,
      w: 5,
      h: 8,
    },
    { ...ofFunds, show: 'table', x: 0, y: 17, w: 12, h: 6 },
  ],
})

/** Where money came from and went, what is planned, and what is owed on both sides. */
export const fundAnalysis = dashboard({
  module: 'finance',
  name: 'fundAnalysis',
  needs: 'yhrj-ck',
  label: words.analysisTitle,
  filters,
  words: conditionWords,
  cells: [
    { widget: 'finance.cashFlow', with: {}, x: 0, y: 0, w: 7, h: 7 },
    { ...ofFunds, show: 1, x: 7, y: 0, w: 5, h: 7 },
    {
      report: 'finance.paymentSummary',
      show: 'table',
      with: { from: 'from', to: 'to' },
      empty: words.noPlan,
      x: 0,
      y: 7,
      w: 7,
      h: 7,
    },
    {
      list: '/financeReceiptPlan',
      label: words.expected,
      columns: ['planNo', 'counterparty', 'expectedDate', 'leftAmount'],
      with: { recStatus: { is: ['0', '1', '3'] }, ...owed },
      sort: ['expectedDate'],
      empty: words.noReceipt,
      x: 7,
      y: 7,
      w: 5,
      h: 7,
    },
    { report: 'finance.groupArap', show: 1, with: owed, empty: words.noDebt, x: 0, y: 14, w: 6, h: 6 },
    { report: 'finance.groupArap', show: 0, with: owed, empty: words.noDebt, x: 6, y: 14, w: 6, h: 6 },
  ],
})

export const fundDashboardPages: readonly Page[] = [
  {
    path: '/bankBalance',
    dashboard: 'finance.bankBalance',
    needs: bankBalance.needs,
    kept: true,
    label: bankBalance.label,
    menu: { folder: 'funds.accounts', sort: 20, icon: 'dashboard' },
  },
  {
    path: '/fundAnalysis',
    dashboard: 'finance.fundAnalysis',
    needs: fundAnalysis.needs,
    kept: true,
    label: fundAnalysis.label,
    menu: { folder: 'funds.reports', sort: 20, icon: 'chart' },
  },
]
