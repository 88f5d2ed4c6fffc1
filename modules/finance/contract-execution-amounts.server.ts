import { add, negate, round, sub, sum } from '../../core/values/decimal.ts'
import { type Ctx, change, find } from '../../server/module-api.ts'
import { contractState, contract, type Contract, contractExecution, type ContractUse } from '../contracts/index.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'
import { receiptPlan } from './receipt-plan.ts'

/** What all plans of a contract paid, hold and received: a limit that counts only visible plans could be overrun. */
export async function contractUse(
  ctx: Ctx,
  contractId: string,
  exceptPlan: string | null = null,
): Promise<ContractUse> {
  const all = ctx.withoutScope('a contract limit counts every plan')
  const [planned, receipts, [of]] = await Promise.all([
    find(all, paymentPlan, { contractId }),
    find(all, receiptPlan, { contractId }),
    find(all, contract, { id: contractId }),
  ])
  // What the old system had paid or received counts as well.
  const opening = of?.openingPaid ?? '0'
  const sells = of?.direction === 'sell'
  const plans = planned.filter((plan) => plan.id !== exceptPlan && plan.refundedItem === null)
  // What went back to its payer was not received in the end.
  const refunded = planned.flatMap((plan) => (plan.refundedItem === null ? [] : negate(plan.actualAmount ?? '0')))
  return {
    paid: sum([sells ? '0' : opening, ...plans.map((plan) => plan.actualAmount ?? '0')]),
    held: sum(plans.map(heldBy)),
    received: sum([sells ? opening : '0', ...receipts.map(({ actualAmount }) => actualAmount), ...refunded]),
  }
}

/** Writes what was paid, is held and was received into the contract, and starts its execution at the first plan. */
export async function refreshContract(ctx: Ctx, contractId: string): Promise<void> {
  const all = ctx.withoutScope('a contract shows what all its plans did')
  const before = await lockContract(all, contractId)
  const use = await contractUse(ctx, contractId)
  const began = before.contractStatus === contractState.inForce ? { contractStatus: contractState.underWay } : {}
  await change(all, contract, before, { ...contractExecution(before, use), ...began }, { verb: 'began' })
}

/** A contract without its lines, locked: limits are counted and written by one after the other. */
async function lockContract(ctx: Ctx, contractId: string): Promise<Contract> {
  const [of] = await find(
    ctx.withoutScope("limits are counted under the contract's lock"),
    contract,
    { id: contractId },
    { lock: true },
  )
  if (of === undefined) throw new Error(`contract ${contractId} of a plan is gone`)
  return of
}

/** What may still be planned against a contract. */
export function leftOf(of: Contract, use: ContractUse): string {
  return sub(of.totalAmount, add(use.paid, use.held))
}

/** What may still be planned against the contract of a plan, that plan aside; null where it has none. */
export async function leftFor(ctx: Ctx, contractId: string | null, exceptPlan: string | null): Promise<string | null> {
  if (contractId === null) return null
  const [[of], use] = await Promise.all([
    find(ctx.withoutScope('the contract was chosen in scope'), contract, { id: contractId }),
    contractUse(ctx, contractId, exceptPlan),
  ])
  return of === undefined ? null : round(leftOf(of, use), 2)
}

/** What a plan that is approved or on its way has yet to pay. */
function heldBy(plan: PaymentPlan): string {
  const runs = plan.approvalStatus === '1' || plan.approvalStatus === '2'
  if (!runs || plan.paymentStatus === '5' || plan.paymentStatus === '2') return '0'
  return sub(plan.planAmount, plan.actualAmount ?? '0')
}
