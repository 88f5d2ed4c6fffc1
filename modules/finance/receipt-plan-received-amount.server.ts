import { abs, add, compare, isZero, round, sub } from '../../core/values/decimal.ts'
import { Refusal } from '../../server/module-api.ts'
import type { ReceiptPlan } from './receipt-plan.ts'
import { receiptTolerance } from './receipt-tolerance.ts'

/** Refuses more than a plan still expects. */
export function requireExpected({ expectedAmount, actualAmount }: ReceiptPlan, amount: string): void {
  const left = round(sub(expectedAmount, actualAmount ?? '0'), 2)
  if (compare(amount, add(left, receiptTolerance)) <= 0) return
  const params = { amount, left }
  throw Refusal.atField('amount', 'receipt-plan.too-much', params)
}

/** What a plan shows when so much has arrived, the last of it on a day. */
export function arrivedOf(plan: ReceiptPlan, actualAmount: string, receiptDate: string | null) {
  const whole = compare(abs(sub(plan.expectedAmount, actualAmount)), receiptTolerance) <= 0
  const [recStatus, verb] = statusWith(plan, actualAmount, whole)
  return {
    values: { actualAmount, receiptDate, fullAmountFlag: whole ? ('1' as const) : ('0' as const), recStatus },
    verb,
  }
}

function statusWith({ recStatus }: ReceiptPlan, actualAmount: string, whole: boolean) {
  if (recStatus === '4') return ['4', 'update'] as const
  if (whole) return ['2', 'arrivedWhole'] as const
  return isZero(actualAmount) ? (['0', 'takenBack'] as const) : (['1', 'arrivedPart'] as const)
}
