import type { DemoContext } from '../../../server/module-api.ts'
import { setBank } from '../connected-bank.server.ts'
import { ageItems } from '../open-item-ages.server.ts'
import { RememberedBank } from './bank-answers.ts'
import { makeBadDebts } from './make-bad-debts.ts'
import { makeBankAccounts } from './make-bank-accounts.ts'
import { makeBudgets } from './make-budgets.ts'
import { makeCounterpartyStatements } from './make-counterparty-statements.ts'
import { makeCreditLimits } from './make-credit-limits.ts'
import { makeCustomsPayments } from './make-customs-payments.ts'
import { makeFxRevaluation } from './make-fx-revaluation.ts'
import { makeLettersOfCredit } from './make-letters-of-credit.ts'
import { makeNettings } from './make-nettings.ts'
import { makeOpeningItems } from './make-opening-items.ts'
import { makeBackToBackPlans, makePlans } from './make-payment-plans.ts'
import { makePeriods } from './make-periods.ts'
import { makeReceipts } from './make-receipts.ts'
import { makeReconciliation } from './make-reconciliation.ts'

/** Accounts, three months of payment plans, their payments in every state, the journal that follows, closed months. */
export async function makeFunds(demo: DemoContext): Promise<void> {
  const bank = new RememberedBank()
  const putBack = setBank({ adapter: bank, callbackSecret: null })
  try {
    const accountOf = await makeBankAccounts(demo)
    await Promise.all([
      makePlans(demo, bank, accountOf),
      makeCustomsPayments(demo, accountOf),
      makeReceipts(demo, accountOf),
      makeReconciliation(demo, accountOf),
      makeCounterpartyStatements(demo),
      demo.story('背靠背付款', () => makeBackToBackPlans(demo, accountOf)),
      demo.story('期初往来', () => makeOpeningItems(demo)),
      demo.story('客户授信', () => makeCreditLimits(demo)),
      makeLettersOfCredit(demo),
      endToday(demo),
    ])
  } finally {
    putBack()
  }
}

/** What is done with all that happened. */
async function endToday(demo: DemoContext): Promise<void> {
  await makePeriods(demo)
  await makeBudgets(demo)
  await makeNettings(demo)
  await demo.as('findir', demo.now, (ctx) => ageItems(ctx.withoutScope('demonstration')))
  await makeBadDebts(demo)
  await makeFxRevaluation(demo)
}
