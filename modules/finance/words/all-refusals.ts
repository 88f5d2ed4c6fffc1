import { bankRefusalWords } from '../bank/refusal-words.ts'
import { badDebtRefusals } from './bad-debt.ts'
import { counterpartyStatementRefusals } from './counterparty-statement.ts'
import { creditRefusals } from './credit-limit.ts'
import { fxRevaluationRefusals } from './fx-revaluation.ts'
import { letterCreditRefusals } from './letter-of-credit-refusals.ts'
import { nettingRefusals } from './netting-refusals.ts'
import { financeRefusals } from './refusals.ts'

/** Every reason for which finance refuses something. */
export const allFinanceRefusals = {
  ...financeRefusals,
  ...nettingRefusals,
  ...badDebtRefusals,
  ...fxRevaluationRefusals,
  ...counterpartyStatementRefusals,
  ...creditRefusals,
  ...letterCreditRefusals,
  ...bankRefusalWords,
} as const
