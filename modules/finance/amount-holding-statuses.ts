import { undecidedStatuses } from './bank/payment-state.ts'

/**
 * Payments in these statuses hold their amount of the plan and of the account: from the moment one is
 * made until the bank's answer is final, nothing else may be paid from the same money.
 */
export const amountHoldingStatuses: readonly string[] = ['00', ...undecidedStatuses]
