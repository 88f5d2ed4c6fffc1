import { compare, round, sub, sum } from '../../core/decimal.ts'
import { type Ctx, find } from '../../server/define.ts'
import { type Settlement, settlement } from '../contracts/index.ts'
import { heldBy } from './contract-use.server.ts'
import { refuseAt } from './payable.server.ts'
import { paymentPlan } from './payment-plan.ts'
import { receiptPlan } from './receipt-plan.ts'

interface OfSettlement {
  readonly id: string
  readonly settlementId: string | null
  readonly contractId: string | null
  readonly currency: string
}

/** What a plan would pay or collect of its settlement, and the field that says so. */
export interface Share {
  readonly direction: 'buy' | 'sell'
  readonly field: 'planAmount' | 'expectedAmount'
  readonly amount: string
}

/** The settlement that a plan pays or collects, as its drafter sees it; null when he names none. */
export async function chosenSettlement(ctx: Ctx, id: string | null | undefined): Promise<Settlement | null> {
  if (!id) return null
  const [of] = await find(ctx, settlement, { id })
  return of ?? null
}

/** What plans leave of a settlement, one plan aside; null when nothing is left. */
export async function leftOfSettlement(ctx: Ctx, of: Settlement): Promise<string | null> {
  const left = sub(of.amount ?? '0', await plannedOf(ctx, of.id, null))
  return compare(left, '0') > 0 ? round(left, 2) : null
}

/** Refuses a settlement that is not approved, is of another contract, direction or currency, or has less left than the plan is for. */
export async function requireSettlement(ctx: Ctx, plan: OfSettlement, share: Share): Promise<void> {
  const of = await chosenSettlement(ctx.withoutScope('the settlement was chosen in scope'), plan.settlementId)
  if (of !== null) await requireOf(ctx, plan, share, of)
}

/** The same under the lock of the settlement, so that two plans that are submitted at once are counted one after the other. */
export async function holdSettlement(ctx: Ctx, plan: OfSettlement, share: Share): Promise<void> {
  if (plan.settlementId === null) return
  const [of] = await find(ctx.withoutScope('plans of a settlement are counted under its lock'), settlement, { id: plan.settlementId }, { lock: true })
  if (of !== undefined) await requireOf(ctx, plan, share, of)
}

async function requireOf(ctx: Ctx, plan: OfSettlement, { direction, field, amount }: Share, of: Settlement): Promise<void> {
  const number = of.settleNo ?? ''
  const fits = of.approvalStatus === '2' && of.direction === direction && (plan.contractId === null || of.relatedContract === plan.contractId)
  if (!fits) throw refuseAt('settlementId', 'payment-plan.settlement-not-approved', { number })
  if (of.currency !== plan.currency) throw refuseAt('currency', 'payment-plan.settlement-other-currency', { number, currency: of.currency })
  const planned = await plannedOf(ctx, of.id, plan.id)
  const left = round(sub(of.amount ?? '0', planned), 2)
  if (compare(amount, left) > 0) throw refuseAt(field, 'payment-plan.over-settlement', { number, total: of.amount ?? '0.00', planned: round(planned, 2), left, amount })
}

/** What plans that are approved or on their way pay, hold or expect of a settlement, whoever may see them. */
async function plannedOf(ctx: Ctx, settlementId: string, except: string | null): Promise<string> {
  const all = ctx.withoutScope('every plan of a settlement counts')
  const others = <T extends { readonly id: string }>(plans: readonly T[]) => plans.filter(({ id }) => id !== except)
  const payments = others(await find(all, paymentPlan, { settlementId }))
  const receipts = others(await find(all, receiptPlan, { settlementId, approvalStatus: ['1', '2'] }))
  return sum([
    ...payments.flatMap((plan) => [plan.actualAmount ?? '0', heldBy(plan)]),
    ...receipts.map(({ recStatus, actualAmount, expectedAmount }) => (recStatus === '4' ? actualAmount ?? '0' : expectedAmount)),
  ])
}
