import { add } from '../../core/values/decimal.ts'
import { type Ctx, find } from '../../server/module-api.ts'
import { receiptPlan } from './receipt-plan.ts'

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
