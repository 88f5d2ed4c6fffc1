import { abs, compare, round, sub, sum } from '../../core/values/decimal.ts'
import { type Ctx, find, Refusal } from '../../server/define.ts'
import {
  barterSettlement,
  type BarterSettlement,
  knownAmounts,
  settlement,
  type Settlement,
} from '../contracts/index.ts'
import { heldBy } from './contract-use.server.ts'
import { paymentPlan } from './payment-plan.ts'
import { receiptPlan } from './receipt-plan.ts'

type Source = 'settlementId' | 'barterId'

interface OfSettlement extends Readonly<Record<Source, string | null>> {
  readonly id: string
  readonly contractId: string | null
  readonly currency: string
}

/** What a plan would pay or collect of its settlement, and the field that says so. */
export interface Share {
  readonly direction: 'buy' | 'sell'
  readonly field: 'planAmount' | 'expectedAmount'
  readonly amount: string
}

/** What is to be paid or collected by money of a settlement, or of a barter's difference. */
interface Due {
  readonly of: Source
  readonly id: string
  readonly number: string
  readonly relatedContract: string
  readonly direction: string
  readonly currency: string
  readonly amount: string
  readonly dueDate: string | null
  readonly approved: boolean
}

/**
 * What the settlement of either sort that a plan was just given leaves to money, as its drafter sees it; null when none
 * was.
 */
export async function chosenDue(
  ctx: Ctx,
  draft: Readonly<Partial<Record<Source, string | null>>>,
  chosen: string,
): Promise<Due | null> {
  return chosen === 'settlementId' || chosen === 'barterId' ? dueBy(ctx, chosen, draft[chosen] ?? null, false) : null
}

/** What plans leave of it; null when nothing is left. */
export async function leftOfDue(ctx: Ctx, due: Due): Promise<string | null> {
  const left = sub(due.amount, await plannedOf(ctx, due, null))
  return compare(left, '0') > 0 ? round(left, 2) : null
}

/**
 * Refuses a settlement that is not approved, is of another contract, direction or currency, or has less left than the
 * plan is for.
 */
export function requireSettlement(ctx: Ctx, plan: OfSettlement, share: Share): Promise<void> {
  return requireDues(ctx.withoutScope('the settlement was chosen in scope'), plan, share, false)
}

/**
 * The same under the lock of the settlement, so that two plans that are submitted at once are counted one after the
 * other.
 */
export function holdSettlement(ctx: Ctx, plan: OfSettlement, share: Share): Promise<void> {
  return requireDues(ctx.withoutScope('plans of a settlement are counted under its lock'), plan, share, true)
}

async function requireDues(ctx: Ctx, plan: OfSettlement, share: Share, lock: boolean): Promise<void> {
  for (const of of ['settlementId', 'barterId'] as const) {
    const due = await dueBy(ctx, of, plan[of], lock)
    if (due !== null) await requireDue(ctx, plan, share, due)
  }
}

async function dueBy(ctx: Ctx, of: Source, id: string | null, lock: boolean): Promise<Due | null> {
  if (!id) return null
  const [due] =
    of === 'settlementId'
      ? (await find(ctx, settlement, { id }, { lock })).map(dueOf)
      : (await find(ctx, barterSettlement, { id }, { lock })).map(dueOfBarter)
  return due ?? null
}

function dueOf({
  id,
  settleNo,
  relatedContract,
  direction,
  currency,
  amount,
  dueDate,
  approvalStatus,
}: Settlement): Due {
  return {
    of: 'settlementId',
    id,
    number: settleNo ?? '',
    relatedContract,
    direction,
    currency,
    amount: amount ?? '0.00',
    dueDate,
    approved: approvalStatus === '2',
  }
}

/** Who sent more is paid the difference, unless it is carried over. */
function dueOfBarter({ id, settleNo, relatedContract, currency, diff, diffBy, approvalStatus }: BarterSettlement): Due {
  const gap = diff ?? '0.00'
  const direction = gap.startsWith('-') ? 'buy' : 'sell'
  return {
    of: 'barterId',
    id,
    number: settleNo ?? '',
    relatedContract,
    direction,
    currency,
    amount: diffBy === 'cash' ? abs(gap) : '0.00',
    dueDate: null,
    approved: approvalStatus === '2',
  }
}

async function requireDue(ctx: Ctx, plan: OfSettlement, { direction, field, amount }: Share, due: Due): Promise<void> {
  const { of, number, currency, amount: total } = due
  const fits =
    due.approved && due.direction === direction && (plan.contractId === null || due.relatedContract === plan.contractId)
  if (!fits) throw Refusal.atField(of, 'payment-plan.settlement-not-approved', { number })
  if (currency !== plan.currency)
    throw Refusal.atField('currency', 'payment-plan.settlement-other-currency', { number, currency })
  const planned = await plannedOf(ctx, due, plan.id)
  const left = round(sub(total, planned), 2)
  if (compare(amount, left) > 0)
    throw Refusal.atField(field, 'payment-plan.over-settlement', {
      number,
      amount,
      ...knownAmounts(ctx, { total, planned: round(planned, 2), left }),
    })
}

/** What plans that are approved or on their way pay, hold or expect of a settlement, whoever may see them. */
async function plannedOf(ctx: Ctx, { of, id: source }: Due, except: string | null): Promise<string> {
  const all = ctx.withoutScope('every plan of a settlement counts')
  const others = <T extends { readonly id: string }>(plans: readonly T[]) => plans.filter(({ id }) => id !== except)
  const payments = others(await find(all, paymentPlan, { [of]: source }))
  const receipts = others(await find(all, receiptPlan, { [of]: source, approvalStatus: ['1', '2'] }))
  return sum([
    ...payments.flatMap((plan) => [plan.actualAmount ?? '0', heldBy(plan)]),
    ...receipts.map(({ recStatus, actualAmount, expectedAmount }) =>
      recStatus === '4' ? (actualAmount ?? '0') : expectedAmount,
    ),
  ])
}
