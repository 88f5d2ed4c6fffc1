import sql from 'sql-template-tag'
import { add, compare, div, isZero, max, min, mul, round, sub } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import {
  change,
  type Ctx,
  enqueue,
  find,
  get,
  isId,
  link,
  Refusal,
  titleIn,
  withinTransaction,
} from '../../server/module-api.ts'
import { contract, lockedMatch, settleableContract, supplyMatch } from '../contracts/index.ts'
import { openPayment } from './document-derivations.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'
import { receiptPlan, type ReceiptPlan } from './receipt-plan.ts'

/**
 * The most that may be paid of a back-to-back plan now: its amount by the share of the linked receipts that has come.
 */
export function executable(planAmount: string, received: string, expected: string): string {
  return round(div(mul(planAmount, min(received, expected)), expected, 6), 2)
}

/**
 * What may be paid of a plan now: what is left of it, and of a back-to-back plan no more than the linked receipts
 * allow.
 */
export async function executableNow(ctx: Ctx, plan: PaymentPlan): Promise<Pick<PaymentPlan, 'executableAmount'>> {
  const left = plan.payableAmount ?? '0'
  const linked = await receiptsOf(ctx, plan, false)
  const allowed = linked === null ? left : min(left, sub(allowedBy(plan, linked), usedOf(plan)))
  return { executableAmount: round(max(allowed, '0'), 2) }
}

/** Whether something of a back-to-back plan is left and its receipts allow nothing of it yet; null of any other. */
export async function receiptAwaited(ctx: Ctx, plan: PaymentPlan): Promise<Pick<PaymentPlan, 'awaitsReceipt'>> {
  if (plan.backToBack !== '1') return { awaitsReceipt: null }
  const { executableAmount } = await executableNow(ctx, plan)
  const waits = compare(plan.payableAmount ?? '0', '0') > 0 && isZero(executableAmount ?? '0')
  return { awaitsReceipt: waits ? '1' : '0' }
}

/** Refuses to pay more than the linked receipts allow; other plans wait for nobody. */
export async function requireReceived(ctx: Ctx, plan: PaymentPlan, amount: string): Promise<void> {
  requireAllowed(plan, await receiptsOf(ctx, plan, true), amount)
}

/** Refuses to go on with payments that the receipts allow no longer: some of them may have been taken back. */
export async function requireStillReceived(ctx: Ctx, plan: PaymentPlan): Promise<void> {
  requireAllowed(plan, await receiptsOf(ctx, plan, false), '0')
}

/** Refuses receipts of another sale than those that the purchase is made for. */
export async function requireReceiptsOfSale(ctx: Ctx, plan: PaymentPlan): Promise<void> {
  const linked = await receiptsOf(ctx, plan, false)
  if (linked === null || plan.contractId === null) return
  const sales = await salesOf(ctx, plan.contractId)
  if (sales.length === 0 || sales.some((id) => id === linked.contractId)) return
  const named = await find(everywhere(ctx), contract, { id: [...sales] })
  throw Refusal.atField('receiptPlanId', 'payment-plan.receipts-of-another-sale', {
    sales: named.map((of) => titleIn(ctx.lang, contract, of)).join(', '),
  })
}

/** What a purchase can only wait for: the receipts of the sale that it is made for. */
export async function receiptsOfSale(ctx: Ctx, contractId: string): Promise<Partial<PaymentPlan>> {
  const sales = await salesOf(ctx, contractId)
  if (sales.length === 0) return {}
  const [only, another] = await find(
    ctx,
    receiptPlan,
    { contractId: [...sales], approvalStatus: '2', recStatus: ['0', '1', '2', '3'] },
    { limit: 2 },
  )
  return only === undefined || another !== undefined ? {} : { receiptPlanId: only.id }
}

/**
 * Locks the receipts that a plan waits for. They are locked before payment, plan and account, since whoever books
 * receipts has them before the account.
 */
export async function lockReceiptsOf(
  ctx: Ctx,
  of: { readonly planId: string } | { readonly paymentId: string },
): Promise<void> {
  const [column, id] = 'planId' in of ? [sql`p.id`, of.planId] : [sql`b.id`, of.paymentId]
  if (!isId(id)) return
  const [waits] = await ctx.sql.query<{ readonly id: string }>(sql`
    select p.receipt_plan_id as id from finance.payment_plan p left join finance.bank_payment b on b.plan_id = p.id
    where ${column} = ${id}::uuid and p.back_to_back = '1' and p.receipt_plan_id is not null limit 1`)
  if (waits !== undefined) await get(everywhere(ctx), receiptPlan, waits.id, { lock: true })
}

/** Has the plans that wait for receipts follow them once these are committed. */
export async function tellWaitingPlans(ctx: Ctx, receiptPlanId: string): Promise<void> {
  const [waiting] = await waitingFor(ctx, receiptPlanId, 1)
  if (waiting !== undefined) await enqueue(ctx, 'finance.followReceipts', { receiptPlanId })
}

/** Plans that wait for receipts can be paid once these have come, and wait again when they were taken back. */
export async function followReceipts(ctx: Ctx, payload: Json): Promise<void> {
  const receiptPlanId =
    typeof payload === 'object' && payload !== null && 'receiptPlanId' in payload ? String(payload.receiptPlanId) : ''
  for (const { id: planId } of await waitingFor(ctx, receiptPlanId))
    await withinTransaction(ctx, async (inside) => {
      await lockReceiptsOf(inside, { planId })
      const plan = await get(everywhere(inside), paymentPlan, planId, { lock: true })
      const patch = await receiptAwaited(inside, plan)
      if (patch.awaitsReceipt !== plan.awaitsReceipt)
        await change(everywhere(inside), paymentPlan, plan, patch, { verb: 'update' })
    })
}

/** Ties a back-to-back plan to the receipts it waits for. */
export async function linkReceipts(ctx: Ctx, plan: PaymentPlan): Promise<void> {
  if (plan.receiptPlanId !== null)
    await link(ctx, {
      from: { doc: receiptPlan, id: plan.receiptPlanId },
      to: { doc: paymentPlan, id: plan.id },
      type: 'cover',
      amount: plan.planAmount,
      currency: plan.currency,
    })
}

/** The sales that a purchase is made for: those it is matched with, and those that either names as its other side. */
async function salesOf(ctx: Ctx, purchaseId: string): Promise<readonly string[]> {
  const matches = await find(everywhere(ctx), supplyMatch, { purchaseId, status: [...lockedMatch] })
  return [...new Set([...matches.map(({ saleId }) => saleId), ...(await linkedSales(ctx, purchaseId))])]
}

async function linkedSales(ctx: Ctx, purchaseId: string): Promise<readonly string[]> {
  const backToBack = { direction: 'buy', backToBackFlag: '1' } as const
  const [purchase] = await find(everywhere(ctx), contract, { id: purchaseId, ...backToBack })
  if (purchase === undefined) return []
  const naming = await find(everywhere(ctx), contract, {
    ...backToBack,
    direction: 'sell',
    linkedContracts: [purchaseId],
    contractStatus: [...settleableContract],
  })
  return [...(purchase.linkedContracts ?? []), ...naming.map(({ id }) => id)]
}

function requireAllowed(plan: PaymentPlan, linked: ReceiptPlan | null, amount: string): void {
  if (linked === null) return
  const most = allowedBy(plan, linked)
  const total = round(add(usedOf(plan), amount), 2)
  if (compare(total, most) <= 0) return
  const share = round(div(mul(linked.actualAmount ?? '0', '100'), linked.expectedAmount, 6), 2)
  throw Refusal.atField('amount', 'payment-plan.waits-for-receipt', { max: most, total, share })
}

function allowedBy({ planAmount }: PaymentPlan, { actualAmount, expectedAmount }: ReceiptPlan): string {
  return executable(planAmount, actualAmount ?? '0', expectedAmount)
}

function waitingFor(ctx: Ctx, receiptPlanId: string, limit?: number): Promise<PaymentPlan[]> {
  const where = { ...openPayment, receiptPlanId, backToBack: '1' }
  return find(everywhere(ctx), paymentPlan, where, limit === undefined ? {} : { limit })
}

/** The receipts that a back-to-back plan waits for; null for any other. */
async function receiptsOf(
  ctx: Ctx,
  { backToBack, receiptPlanId }: PaymentPlan,
  lock: boolean,
): Promise<ReceiptPlan | null> {
  if (backToBack !== '1' || receiptPlanId === null) return null
  return get(everywhere(ctx), receiptPlan, receiptPlanId, { lock })
}

function usedOf({ actualAmount, inFlightAmount }: PaymentPlan): string {
  return add(actualAmount ?? '0', inFlightAmount ?? '0')
}

function everywhere(ctx: Ctx): Ctx {
  return ctx.withoutScope('a back-to-back payment follows its receipts')
}
