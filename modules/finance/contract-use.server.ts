import { add, sub, sum } from '../../core/decimal.ts'
import { type Ctx, change, find } from '../../server/define.ts'
import { contract, type Contract, contractMoney } from '../contracts/index.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'

/** How much of a contract its plans have paid and still hold; every plan counts, whoever may see it. */
export interface ContractUse {
  readonly paid: string
  /** Approved or on its way through approval, and not paid yet. */
  readonly held: string
}

/** Plans of a contract, all of them: a limit that counts only visible plans could be overrun. */
export async function contractUse(ctx: Ctx, contractId: string, exceptPlan: string | null = null): Promise<ContractUse> {
  const all = ctx.withoutScope('a contract limit counts every plan')
  const plans = (await find(all, paymentPlan, { contractId })).filter((plan) => plan.id !== exceptPlan)
  return { paid: sum(plans.map((plan) => plan.actualAmount ?? '0')), held: sum(plans.map(heldBy)) }
}

/** Writes paid and held amounts into the contract and starts its execution at the first plan. */
export async function refreshContract(ctx: Ctx, contractId: string): Promise<void> {
  const all = ctx.withoutScope('a contract shows what all its plans did')
  const before = await lockContract(all, contractId)
  const { paid, held } = await contractUse(ctx, contractId)
  const began = before.contractStatus === '3' ? { contractStatus: '4' } : {}
  await change(all, contract, before, {
    paidAmt: paid, inFlightAmt: held, ...contractMoney(before.totalAmount, before.currency, before.fxRate, paid), ...began,
  }, { verb: 'began' })
}

/** A contract without its lines, locked: limits are counted and written by one after the other. */
export async function lockContract(ctx: Ctx, contractId: string): Promise<Contract> {
  const [of] = await find(ctx.withoutScope('limits are counted under the contract\'s lock'), contract, { id: contractId }, { lock: true })
  if (of === undefined) throw new Error(`contract ${contractId} of a plan is gone`)
  return of
}

/** What may still be planned against a contract. */
export function leftOf(of: Contract, use: ContractUse): string {
  return sub(of.totalAmount, add(use.paid, use.held))
}

function heldBy(plan: PaymentPlan): string {
  const runs = plan.approvalStatus === '1' || plan.approvalStatus === '2'
  if (!runs || plan.paymentStatus === '5' || plan.paymentStatus === '2') return '0'
  return sub(plan.planAmount, plan.actualAmount ?? '0')
}
