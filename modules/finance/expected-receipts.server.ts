import { add, compare, max, round, sub } from '../../core/values/decimal.ts'
import { type Ctx, find, Refusal } from '../../server/define.ts'
import { type Contract, knownAmounts } from '../contracts/index.ts'
import { receiptPlan, type ReceiptPlan } from './receipt-plan.ts'

/** What receipt plans of a contract expect, but for one; a closed one expects only what it has received. */
export async function expectedOf(
  ctx: Ctx,
  contractId: string,
  approvalStatus: readonly string[],
  exceptPlan: string | null,
): Promise<string> {
  const plans = await find(ctx.withoutScope('every receipt plan of a contract counts'), receiptPlan, {
    contractId,
    approvalStatus: [...approvalStatus],
  })
  const others = plans.filter(({ id }) => id !== exceptPlan)
  return others.reduce(
    (total, { expectedAmount, recStatus, actualAmount }) =>
      add(total, recStatus === '4' ? (actualAmount ?? '0') : expectedAmount),
    '0',
  )
}

/** Refuses to expect more under a sales contract than it comes to, or than was settled where that is more. */
export async function requireToReceive(ctx: Ctx, of: Contract, plan: ReceiptPlan): Promise<void> {
  // Amounts of two currencies are not compared.
  if (of.direction !== 'sell' || of.currency !== plan.currency) return
  const planned = await expectedOf(ctx, of.id, ['1', '2'], plan.id)
  const total = max(of.totalAmount, of.settledAmt ?? '0')
  const left = sub(total, planned)
  if (compare(plan.expectedAmount, left) <= 0) return
  throw Refusal.atField('expectedAmount', 'receipt-plan.over-contract', {
    amount: plan.expectedAmount,
    ...knownAmounts(ctx, { total: round(total, 2), planned: round(planned, 2), left: round(left, 2) }),
  })
}
