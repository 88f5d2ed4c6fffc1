import { defineServer } from '../../server/module-api.ts'
import { advanceRules, itemClearingRules } from './apply-advance.server.ts'
import { assessmentRules } from './assess-receivable.server.ts'
import { followReceipts } from './back-to-back-payment-limit.server.ts'
import { openItemsOfBefore } from './backfill-open-items.server.ts'
import { badDebtPart } from './bad-debt.server.ts'
import { bankAccountRules } from './bank-account.server.ts'
import { bankCallback } from './bank-callback.server.ts'
import { followUpBank } from './bank-follow-up.server.ts'
import { accountStatement, bankDay, bankQuery, bankSend, bankStatement } from './bank-jobs.server.ts'
import { bankMatchRules, statementMatchRules } from './bank-match.server.ts'
import { bankPaymentRules } from './bank-payment.server.ts'
import { bankReconciliationRules } from './bank-reconciliation.server.ts'
import { barterBooks } from './barter-vouchers.server.ts'
import { budgetExecutionRows } from './budget-execution.server.ts'
import { budgetsOver } from './budget-usage-alert.server.ts'
import { budgetRules } from './budget.server.ts'
import { bankCalls } from './connected-bank.server.ts'
import { counterpartyStatementRules } from './counterparty-statement.server.ts'
import { creditLimitRules, judgeCredits } from './credit/credit-limit.server.ts'
import { customsPaymentRules } from './customs-payment.server.ts'
import { fundDailyRows } from './daily-fund-report.server.ts'
import { makeFunds } from './demo/make-finance-demo.ts'
import { fundProblems } from './fund-consistency.server.ts'
import { fxRevaluationPart } from './fx-revaluation.server.ts'
import { groupFundRows } from './group-fund-report.server.ts'
import { groupArapRows } from './group-receivables-payables-report.server.ts'
import { finance } from './index.ts'
import { lcAmendmentRules } from './letter-of-credit/lc-amendment.server.ts'
import { lcDrawingRules } from './letter-of-credit/lc-drawing.server.ts'
import { expireLetters, letterCreditRules } from './letter-of-credit/letter-of-credit.server.ts'
import { matchLines } from './match-statement-lines.server.ts'
import { nettingRules } from './netting.server.ts'
import { ageItems } from './open-item-ages.server.ts'
import { openItemProblems } from './open-item-consistency.server.ts'
import { openItemRules } from './open-item-rules.server.ts'
import { goLiveBankRules, openingBankRules } from './opening/opening-bank.server.ts'
import { goLiveItemRules, openingItemRules } from './opening/opening-item.server.ts'
import { paymentPlanStart } from './payment-plan-initial-values.server.ts'
import { paymentPlanRules } from './payment-plan.server.ts'
import { paymentSummaryRows } from './payment-summary.server.ts'
import { periodRules } from './period.server.ts'
import { receiptPlanStart } from './receipt-plan-initial-values.server.ts'
import { receiptPlanRules, receiptsLate } from './receipt-plan.server.ts'
import { receiptRules, statementLineRules } from './receipt.server.ts'
import { changedAccounts } from './recent-account-changes.server.ts'
import { refundRules } from './refund-of-advance.server.ts'
import { nettedPaymentPlans, nettedReceiptPlans } from './settlement-remaining-amount.server.ts'
import { settlementBooks } from './settlement-vouchers.server.ts'
import { supplementaryRules } from './supplementary-plan.server.ts'
import { doubtfulPayments } from './unresolved-payments.server.ts'
import { balances, calendar, cashFlow, dueToday, payments } from './widgets.server.ts'

/** The server side of finance. */
export const financeServer = defineServer(finance, {
  rules: [
    openingItemRules,
    openingBankRules,
    goLiveBankRules,
    goLiveItemRules,
    supplementaryRules,
    paymentPlanRules,
    paymentPlanStart,
    customsPaymentRules,
    refundRules,
    bankAccountRules,
    bankPaymentRules,
    periodRules,
    budgetRules,
    receiptPlanRules,
    receiptPlanStart,
    receiptRules,
    statementLineRules,
    statementMatchRules,
    bankMatchRules,
    bankReconciliationRules,
    settlementBooks,
    barterBooks,
    openItemRules,
    advanceRules,
    assessmentRules,
    itemClearingRules,
    nettingRules,
    creditLimitRules,
    letterCreditRules,
    lcDrawingRules,
    lcAmendmentRules,
    counterpartyStatementRules,
    nettedPaymentPlans,
    nettedReceiptPlans,
  ],
  widgets: { balances, calendar, cashFlow, dueToday, payments },
  reports: {
    paymentSummary: paymentSummaryRows,
    budgetExecution: budgetExecutionRows,
    fundDaily: fundDailyRows,
    groupFund: groupFundRows,
    groupArap: groupArapRows,
  },
  runs: { badDebtRun: badDebtPart, fxRevaluationRun: fxRevaluationPart },
  jobs: {
    ageItems: {
      cron: '5 0 * * *',
      label: { zh: '往来账龄与预警更新', ru: 'Обновление сроков расчётов', en: 'Ages of what is owed' },
      run: ageItems,
    },
    judgeCredits: {
      cron: '30 0 * * *',
      label: {
        zh: '授信到期与逾期冻结',
        ru: 'Срок и блокировка кредитных лимитов',
        en: 'Expiry and freezing of credit limits',
      },
      run: judgeCredits,
    },
    expireLetters: {
      cron: '40 0 * * *',
      label: { zh: '信用证到期注销', ru: 'Закрытие истёкших аккредитивов', en: 'Expiry of letters of credit' },
      run: expireLetters,
    },
    receiptsLate: {
      cron: '20 8 * * *',
      label: { zh: '收款计划逾期检查', ru: 'Проверка просроченных поступлений', en: 'Check for overdue receipts' },
      run: receiptsLate,
    },
    bankSend: { run: bankSend },
    bankQuery: { run: bankQuery },
    bankStatement: { run: bankStatement },
    accountStatement: { run: accountStatement },
    matchLines: { run: matchLines },
    followReceipts: { run: followReceipts },
    openItemsOfBefore: { run: openItemsOfBefore },
    bankSweep: {
      cron: '*/5 * * * *',
      label: {
        zh: '银行状态补查与流水匹配',
        ru: 'Повторные запросы в банк и сверка выписок',
        en: 'Overdue bank queries and matching of statements',
      },
      run: followUpBank,
    },
    bankDay: {
      cron: '10 9 * * *',
      label: { zh: '银行日终对账', ru: 'Сверка с банком за день', en: 'Daily bank reconciliation' },
      run: bankDay,
    },
  },
  alerts: { 'CP-ACCT': changedAccounts, 'BNK-SUSP': doubtfulPayments, 'BUD-OVER': budgetsOver },
  routes: bankCallback,
  demo: makeFunds,
  proofs: async (on) => [...(await fundProblems(on)), ...(await openItemProblems(on))],
  adapters: { bank: bankCalls },
})
