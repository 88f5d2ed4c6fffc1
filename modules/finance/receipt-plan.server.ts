import { dayOfMs } from '../../core/values/day.ts'
import { isZero } from '../../core/values/decimal.ts'
import { dayMs } from '../../core/values/duration.ts'
import { act, checkAll, type Ctx, find, get, Refusal, requireNoFollowers, rules } from '../../server/define.ts'
import { contract, counterparty, requireCurrency } from '../contracts/index.ts'
import { lockContract } from './contract-use.server.ts'
import { requireToReceive } from './expected-receipts.server.ts'
import { linkPlan } from './link-plan.server.ts'
import { openPayments } from './open-plans.server.ts'
import { holdSettlement, requireSettlement, type Share } from './plan-of-settlement.server.ts'
import { type Arrival, receive } from './receipt-booking.server.ts'
import { receiptPlan, type ReceiptPlan } from './receipt-plan.ts'

/** What the server adds to a receipt plan: who pays, and what has arrived. */
export const receiptPlanRules = rules(receiptPlan, {
  prepare: (ctx, draft) => payerOf(ctx, draft.counterparty ?? null),

  check: (ctx, record) =>
    checkAll([() => requireContract(ctx, record), () => requireSettlement(ctx, record, shareOf(record))]),

  on: {
    submit: async (ctx, record) => {
      await holdSettlement(ctx, record, shareOf(record))
      await linkPlan(ctx, receiptPlan, record, record.expectedAmount)
      // Two that are submitted at once are counted one after the other, under the lock of their contract.
      if (record.contractId !== null) await requireToReceive(ctx, await lockContract(ctx, record.contractId), record)
    },
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
  return requireNoFollowers(ctx, [openPayments({ receiptPlanId })])
}

function shareOf({ expectedAmount: amount }: ReceiptPlan): Share {
  return { direction: 'sell', field: 'expectedAmount', amount }
}

type Asked = Arrival & { readonly receivedOn: string; readonly reason: string | null }

async function requireContract(ctx: Ctx, plan: ReceiptPlan): Promise<void> {
  if (plan.contractId === null) return
  const of = await get(
    ctx.withoutScope("the payer must be the contract's, whoever may see it"),
    contract,
    plan.contractId,
  )
  const params = { number: of.contractNo ?? '' }
  await checkAll([
    () => {
      if (plan.barterId === null && plan.receiptAttribute === 'goods' && of.direction !== 'sell')
        throw Refusal.atField('contractId', 'receipt-plan.purchase-contract', params)
    },
    () => {
      if (of.counterparty !== plan.counterparty)
        throw Refusal.atField('counterparty', 'receipt-plan.other-party', params)
    },
    () => requireCurrency(of, plan),
    () => requireToReceive(ctx, of, plan),
  ])
}

async function payerOf(ctx: Ctx, id: string | null): Promise<Partial<ReceiptPlan>> {
  if (id === null) return {}
  const { cpCode, cpName } = await get(ctx.withoutScope('a counterparty is the same for everybody'), counterparty, id)
  return { counterpartyId: cpCode, counterpartyName: cpName }
}
