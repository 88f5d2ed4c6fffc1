import { defineModule } from '../../core/description/module.ts'
import { contracts } from '../contracts/index.ts'
import { organisation } from '../organisation/index.ts'
import { trade } from '../trade/index.ts'
import { payableAgeing, receivableAgeing } from './ageing-reports.ts'
import { financeAlerts } from './alerts.ts'
import { badDebtByAge } from './bad-debt-by-age.ts'
import { badDebtLine, badDebtRun, monthlyBadDebt } from './bad-debt.ts'
import { bankAccount } from './bank-account.ts'
import { bankAdapter } from './bank-adapter.ts'
import { bankJournal } from './bank-journal.ts'
import { bankMatch } from './bank-match.ts'
import { bankReconcile } from './bank-matching-board.ts'
import { bankPayment } from './bank-payment.ts'
import { bankReconciliation } from './bank-reconciliation.ts'
import { bankStatementLine } from './bank-statement-line.ts'
import { budgetExecution } from './budget-execution.ts'
import { budget } from './budget.ts'
import { counterpartyStatement } from './counterparty-statement.ts'
import { creditLimit } from './credit/credit-limit.ts'
import { fundDaily } from './daily-fund-report.ts'
import { financeDictionaries } from './dictionaries.ts'
import { financeDerivations } from './document-derivations.ts'
import { fundAnalysis, bankBalance, fundDashboardPages } from './fund-dashboards.ts'
import { fxRevaluation, fxRevaluationRun, monthlyFxRevaluation } from './fx-revaluation.ts'
import { financeGrants, financeGuards, financeScopes } from './grants.ts'
import { groupFund } from './group-fund-report.ts'
import { groupPages } from './group-pages.ts'
import { groupArap } from './group-receivables-payables-report.ts'
import { itemClearing } from './item-clearing.ts'
import { letterOfCreditDocuments, letterOfCreditWords } from './letter-of-credit/letters-of-credit.ts'
import { netting } from './netting.ts'
import { arapOffset } from './open-item-clearing-board.ts'
import { openItemDictionaries } from './open-item-dictionaries.ts'
import { openItem } from './open-item.ts'
import { openingBank } from './opening/opening-bank.ts'
import { openingItem } from './opening/opening-item.ts'
import { paymentPlan } from './payment-plan.ts'
import { paymentSummary } from './payment-summary.ts'
import { period } from './period.ts'
import { receiptClaim } from './receipt-claim-board.ts'
import { receiptPlan } from './receipt-plan.ts'
import { receipt } from './receipt.ts'
import { balancePages } from './receivable-payable-pages.ts'
import { financeWidgets } from './widgets.ts'
import { allFinanceRefusals } from './words/all-refusals.ts'
import { badDebtLineWords, badDebtRunWords } from './words/bad-debt.ts'
import { bankAccountWords } from './words/bank-account.ts'
import { bankJournalWords } from './words/bank-journal.ts'
import { bankMatchWords } from './words/bank-match.ts'
import { bankPaymentWords } from './words/bank-payment.ts'
import { bankReconciliationWords } from './words/bank-reconciliation.ts'
import { bankStatementLineWords } from './words/bank-statement-line.ts'
import { budgetWords } from './words/budget.ts'
import { counterpartyStatementWords } from './words/counterparty-statement.ts'
import { creditLimitWords } from './words/credit-limit.ts'
import { fxRevaluationRunWords, fxRevaluationWords } from './words/fx-revaluation.ts'
import { nettingWords } from './words/netting.ts'
import { financeNotices } from './words/notices.ts'
import { itemClearingWords, openItemWords } from './words/open-item.ts'
import { openingBankWords } from './words/opening-bank.ts'
import { openingItemWords } from './words/opening-item.ts'
import { paymentPlanWords } from './words/payment-plan.ts'
import { periodWords } from './words/period.ts'
import { receiptPlanWords } from './words/receipt-plan.ts'
import { receiptWords } from './words/receipt.ts'

export { period } from './period.ts'
export { bankJournal } from './bank-journal.ts'
export { paymentPlan } from './payment-plan.ts'
export { receipt } from './receipt.ts'
export { receiptPlan } from './receipt-plan.ts'
export { openItem, openStatus } from './open-item.ts'
export { creditLimit } from './credit/credit-limit.ts'
export { letterCredit, type LetterCredit } from './letter-of-credit/letter-of-credit.ts'
export { liveLetter } from './letter-of-credit/letter-of-credit-states.ts'
export {
  allowedOn,
  type Exposure,
  lateReceivables,
  lateRefusal,
  requireCreditLeft,
  standingCreditOn,
  usedOf,
  usePercent,
} from './credit/credit-use.ts'
export { openingBank } from './opening/opening-bank.ts'
export { openingItem } from './opening/opening-item.ts'

/** Money: accounts, plans to pay, payments through the bank, the journal. */
export const finance = defineModule({
  name: 'finance',
  sold: true,
  label: { zh: '资金管理', ru: 'Казначейство', en: 'Treasury' },
  needs: [organisation, contracts, trade],
  documents: {
    paymentPlan,
    receiptPlan,
    receipt,
    bankAccount,
    bankPayment,
    bankJournal,
    bankStatementLine,
    bankMatch,
    bankReconciliation,
    openItem,
    itemClearing,
    netting,
    arapStatement: counterpartyStatement,
    badDebtRun,
    badDebtLine,
    fxRevaluationRun,
    fxRevaluation,
    period,
    budget,
    creditLimit,
    openingItem,
    openingBank,
    ...letterOfCreditDocuments,
  },
  words: {
    paymentPlan: paymentPlanWords,
    receiptPlan: receiptPlanWords,
    receipt: receiptWords,
    bankAccount: bankAccountWords,
    bankPayment: bankPaymentWords,
    bankJournal: bankJournalWords,
    bankStatementLine: bankStatementLineWords,
    bankMatch: bankMatchWords,
    bankReconciliation: bankReconciliationWords,
    openItem: openItemWords,
    itemClearing: itemClearingWords,
    netting: nettingWords,
    arapStatement: counterpartyStatementWords,
    badDebtRun: badDebtRunWords,
    badDebtLine: badDebtLineWords,
    fxRevaluationRun: fxRevaluationRunWords,
    fxRevaluation: fxRevaluationWords,
    period: periodWords,
    budget: budgetWords,
    creditLimit: creditLimitWords,
    openingItem: openingItemWords,
    openingBank: openingBankWords,
    ...letterOfCreditWords,
  },
  refusals: allFinanceRefusals,
  dictionaries: { ...financeDictionaries, ...openItemDictionaries },
  adapters: [bankAdapter],
  alerts: financeAlerts,
  widgets: financeWidgets,
  dashboards: [bankBalance, fundAnalysis],
  reports: [
    paymentSummary,
    budgetExecution,
    fundDaily,
    receivableAgeing,
    payableAgeing,
    badDebtByAge,
    groupFund,
    groupArap,
  ],
  runs: [monthlyBadDebt, monthlyFxRevaluation],
  matchings: [receiptClaim, bankReconcile, arapOffset],
  derivations: financeDerivations,
  grants: financeGrants,
  scopes: financeScopes,
  guards: financeGuards,
  notices: financeNotices,
  pages: [
    {
      path: '/financePaymentPlan',
      list: 'finance.paymentPlan',
      needs: 'fkjh-ck',
      kept: true,
      label: { zh: '付款计划', ru: 'План платежей', en: 'Payment plans' },
      menu: { folder: 'funds.plans', sort: 10, icon: 'schedule' },
    },
    {
      path: '/financeReceiptPlan',
      list: 'finance.receiptPlan',
      needs: 'skjh-ck',
      kept: true,
      label: { zh: '收款计划', ru: 'План поступлений', en: 'Receipt plans' },
      menu: { folder: 'funds.plans', sort: 20, icon: 'schedule' },
    },
    {
      path: '/bankPayment',
      list: 'finance.bankPayment',
      needs: 'yqzl-ck',
      kept: true,
      label: { zh: '银企直联支付', ru: 'Прямые банковские платежи', en: 'Bank direct payments' },
      menu: { folder: 'funds.payments', sort: 10, icon: 'send' },
    },
    {
      path: '/bankPaymentSuspicious',
      list: 'finance.bankPayment.suspicious',
      needs: 'yqzl-ck',
      kept: true,
      label: { zh: '可疑支付处理', ru: 'Подозрительные платежи', en: 'Suspicious payments' },
      menu: { folder: 'funds.payments', sort: 20, icon: 'alert' },
    },
    {
      path: '/bankAccount',
      list: 'finance.bankAccount',
      needs: 'yhzh-ck',
      kept: true,
      label: { zh: '银行账户', ru: 'Банковские счета', en: 'Bank accounts' },
      menu: { folder: 'funds.accounts', sort: 10, icon: 'credit-card' },
    },
    {
      path: '/fundDaily',
      report: 'finance.fundDaily',
      needs: 'yhrj-ck',
      kept: true,
      label: fundDaily.label,
      menu: { folder: 'funds.reports', sort: 10, icon: 'chart' },
    },
    {
      path: '/bankJournal',
      list: 'finance.bankJournal',
      needs: 'yhrj-ck',
      kept: true,
      label: { zh: '银行日记账', ru: 'Журнал банковских операций', en: 'Bank journal' },
      menu: { folder: 'funds.accounts', sort: 30, icon: 'book' },
    },
    {
      path: '/bankStatement',
      list: 'finance.bankStatementLine',
      needs: 'yhdz-ck',
      kept: true,
      label: { zh: '银行对账单', ru: 'Выписки банка', en: 'Bank statements' },
      menu: { folder: 'funds.accounts', sort: 40, icon: 'file-done' },
    },
    {
      path: '/bankReconcile',
      matching: 'finance.bankReconcile',
      needs: bankReconcile.needs,
      kept: true,
      label: bankReconcile.label,
      menu: { folder: 'funds.accounts', sort: 44, icon: 'swap' },
    },
    {
      path: '/balanceAdjustment',
      list: 'finance.bankReconciliation',
      needs: 'yhtj-ck',
      kept: true,
      label: { zh: '余额调节表', ru: 'Таблицы сверки остатков', en: 'Balance adjustment tables' },
      menu: { folder: 'funds.accounts', sort: 46, icon: 'calculator' },
    },
    {
      path: '/fundPeriod',
      list: 'finance.period',
      needs: 'qj-ck',
      kept: true,
      label: { zh: '资金会计期间', ru: 'Учётные периоды казначейства', en: 'Treasury periods' },
      menu: { folder: 'funds.accounts', sort: 60, icon: 'calendar' },
    },
    {
      path: '/budgetPrepare',
      list: 'finance.budget',
      needs: 'ysgl-ck',
      kept: true,
      label: { zh: '预算编制', ru: 'Составление бюджета', en: 'Budget preparation' },
      menu: { folder: 'budget', sort: 20, icon: 'calculator' },
    },
    {
      path: '/receiptClaim',
      matching: 'finance.receiptClaim',
      needs: receiptClaim.needs,
      kept: true,
      label: receiptClaim.label,
      menu: { folder: 'funds.accounts', sort: 50, icon: 'solution' },
    },
    {
      path: '/fundReceipt',
      list: 'finance.receipt',
      needs: 'dzrl-ck',
      kept: true,
      label: { zh: '到账单', ru: 'Поступления', en: 'Receipts' },
      menu: { folder: 'funds.accounts', sort: 55, icon: 'book' },
    },
    ...balancePages,
    ...fundDashboardPages,
    ...groupPages,
  ],
})
