import { dayOfMs } from '../../core/values/day.ts'
import { isZero } from '../../core/values/decimal.ts'
import { dayMs } from '../../core/values/duration.ts'
import { act, type Ctx, find, get, Refusal, requireNoDependents, rules } from '../../server/module-api.ts'
import { contract, counterparty } from '../contracts/index.ts'
import { openPayment } from './document-derivations.ts'
import { paymentPlan } from './payment-plan.ts'
import { receiptPlan, type ReceiptPlan } from './receipt-plan.ts'
import { type Arrival, receive } from './receive-money.server.ts'

/** What the server adds to a receipt plan: who pays, and what has arrived. */
export const receiptPlanRules = rules(receiptPlan, {
  prepare: (ctx, draft) => payerOf(ctx, draft.counterparty ?? null),

  check: requireToBeReceived,

  on: {
    receive: async (ctx, record, body) => {
      const {
        accountId,
        statementLine,
        receivedOn: date,
        amount,
        payerName,
        payerBank,
        payerAccount,
        proof,
        reason: bookingReason,
      } = body as unknown as Asked // checked against the verb's `asks`
      await receive(ctx, record, {
        accountId,
        statementLine,
        date,
        amount,
        payerName,
        payerBank,
        payerAccount,
        proof,
        bookingReason,
      })
    },
    revoked: async (ctx, record) => {
      await requireNoneWaits(ctx, record)
      if (!isZero(record.actualAmount ?? '0'))
        throw new Refusal('receipt-plan.arrived', { amount: record.actualAmount ?? '0' })
      return { recStatus: '4' }
    },
    closed: async (ctx, record) => {
      await requireNoneWaits(ctx, record)
      return { recStatus: '4' }
    },
  },
})

/** Approved plans whose day has passed are marked as late, once a day. */
export async function receiptsLate(ctx: Ctx): Promise<void> {
  const late = await find(ctx, receiptPlan, {
    approvalStatus: '2',
    recStatus: ['0', '1'],
    expectedDate: { to: dayOfMs(ctx.now - dayMs) },
  })
  for (const { id } of late) await act(ctx, receiptPlan, id, 'late')
}

/** A back-to-back payment waits for its receipts until it is ended itself. */
function requireNoneWaits(ctx: Ctx, { id: receiptPlanId }: ReceiptPlan): Promise<void> {
  return requireNoDependents(ctx, [{ doc: paymentPlan, where: { ...openPayment, receiptPlanId } }])
}

type Asked = Arrival & { readonly receivedOn: string; readonly reason: string | null }

/** Goods are paid for under a contract by which we are paid. */
async function requireToBeReceived(ctx: Ctx, plan: ReceiptPlan): Promise<void> {
  if (plan.contractId === null || plan.barterId !== null || plan.receiptAttribute !== 'goods') return
  const all = ctx.withoutScope('the direction is the same for everybody')
  const { direction, contractNo } = await get(all, contract, plan.contractId)
  if (direction !== 'sell')
    throw Refusal.atField('contractId', 'receipt-plan.purchase-contract', { number: contractNo ?? '' })
}

async function payerOf(ctx: Ctx, id: string | null): Promise<Partial<ReceiptPlan>> {
  if (id === null) return {}
  const { cpCode, cpName } = await get(ctx.withoutScope('a counterparty is the same for everybody'), counterparty, id)
  return { counterpartyId: cpCode, counterpartyName: cpName }
}
