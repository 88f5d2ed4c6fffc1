import { v7 } from 'uuid'
import { dayOfMs } from '../../core/values/day.ts'
import type { Json } from '../../core/values/json.ts'
import { type Ctx, enqueue, get, Refusal, rules } from '../../server/module-api.ts'
import { lockReceiptsOf, requireReceived } from './back-to-back-payment-limit.server.ts'
import { type BankPayment, bankPayment } from './bank-payment.ts'
import { bankStatementLine } from './bank-statement-line.ts'
import { asBankLine, linkLine, requireProven, statementLineOf } from './bank-statement.server.ts'
import { isPlanCovered } from './bank/find-duplicate.ts'
import type { Trigger } from './bank/payment-trigger.ts'
import { bankOf } from './connected-bank.server.ts'
import { paymentsOf, requestNumber, requireMoney, snapshotOf } from './make-bank-payment.server.ts'
import { hashNow, payeeOf } from './payment-snapshot.server.ts'
import { stateOf } from './payment-state-mapping.ts'
import { type Held, holdBeside, type More, takePaymentStep } from './payment-step.server.ts'
import { changedOfPayment } from './recent-account-changes.server.ts'
import { limitOf, requireRoom } from './refresh-payment-plan.server.ts'
import { requireRefundable } from './refund-of-advance.server.ts'
import { requirePaymentAllowed } from './require-payment-allowed.server.ts'

type Body = Readonly<Record<string, Json>>
type Answered = Trigger | { readonly trigger: Trigger; readonly more: More }

/** What people do with a payment; every verb is one step of the machine, which alone decides. */
export const bankPaymentRules = rules(bankPayment, {
  whenOpened: changedOfPayment,

  locks: {
    review: lockReceipts,
    authorise: lockReceipts,
    remake: lockReceipts,
    sendAgain: lockReceipts,
    notDuplicate: lockReceipts,
    repay: lockReceipts,
  },

  on: {
    review: step('review', async (ctx, { payment, plan, account }) => {
      await requirePaymentAllowed(ctx, plan, account)
      return { type: 'review', by: ctx.actor.id, snapshotHash: hashNow(payment, plan) }
    }),
    authorise: step('authorise', async (ctx, { payment, plan, account }) => {
      await requirePaymentAllowed(ctx, plan, account)
      return { type: 'authorise', by: ctx.actor.id, snapshotHash: hashNow(payment, plan) }
    }),
    refuseReview: step('refuseReview', reject),
    refuseAuthorise: step('refuseAuthorise', reject),
    remake: step('remake', async (ctx, { payment, plan, account }) => {
      await requirePaymentAllowed(ctx, plan, account)
      return {
        trigger: { type: 'hand-in', by: ctx.actor.id, snapshot: snapshotOf(plan, account, payment.amount) },
        more: payeeOf(plan),
      }
    }),
    drop: step('drop', (ctx) => ({ type: 'drop', by: ctx.actor.id })),
    sendAgain: step('sendAgain', async (ctx, { plan, account }) => {
      if (account.directLink === '1') await requireBank(ctx)
      await requirePaymentAllowed(ctx, plan, account)
      return { type: 'send-again', by: ctx.actor.id }
    }),
    query: async (ctx, record) => {
      await requireBank(ctx)
      await enqueue(ctx, 'finance.bankQuery', { paymentId: record.id, at: null })
    },
    searchStatement: async (ctx, record) => {
      await requireBank(ctx)
      const through = dayOfMs(ctx.now)
      await enqueue(ctx, 'finance.bankStatement', {
        paymentId: record.id,
        accountId: record.payerAccountId,
        from: dayOfMs(record.sendTime ?? ctx.now),
        through,
      })
    },
    notDuplicate: step('notDuplicate', async (ctx, held, body) => {
      await requirePaymentAllowed(ctx, held.plan, held.account)
      return {
        type: 'confirm-not-duplicate',
        by: ctx.actor.id,
        reason: String(body.reason),
        planCovered: await planCovered(ctx, held),
      }
    }),
    duplicate: step('duplicate', (ctx, _held, body) => ({
      type: 'confirm-duplicate',
      by: ctx.actor.id,
      reason: String(body.reason),
    })),
    proposePaid: step('proposePaid', async (ctx, { payment }, body) => {
      const found = await lineOf(ctx, payment, body)
      return {
        trigger: { type: 'propose-verdict', by: ctx.actor.id, finding: { verdict: 'debited', ...found } },
        more: { resolvedNote: String(body.note) },
      }
    }),
    proposeNotPaid: step('proposeNotPaid', (ctx, _held, body) => {
      const letter = body.letter ?? []
      return {
        trigger: {
          type: 'propose-verdict',
          by: ctx.actor.id,
          finding: { verdict: 'not-debited', attachmentId: pathOf(letter) },
        },
        more: { resolvedNote: String(body.note), resolvedLetter: letter },
      }
    }),
    confirmPaid: step('confirmPaid', confirm),
    confirmNotPaid: step('confirmNotPaid', confirm),
    declineResolution: step('declineResolution', (ctx) => ({ type: 'decline-verdict', by: ctx.actor.id })),
    confirmNotDebited: step('confirmNotDebited', (ctx) => ({ type: 'confirm-not-debited', by: ctx.actor.id })),
    repay: step('repay', async (ctx, { payment, plan, account }) => {
      requireRoom(plan, payment.amount)
      await requireReceived(ctx, plan, payment.amount)
      await requireRefundable(ctx, plan, payment.amount)
      await requirePaymentAllowed(ctx, plan, account)
      requireMoney(account, payment.amount)
      const id = v7()
      return {
        type: 'repay',
        by: ctx.actor.id,
        id,
        reqNo: requestNumber(id),
        snapshot: snapshotOf(plan, account, payment.amount),
      }
    }),
    refund: step('refund', async (ctx, { payment }, body) => ({
      type: 'refund',
      ...(await lineOf(ctx, payment, body)),
    })),
  },
})

/** What a back-to-back payment waits for, before the payment itself. */
function lockReceipts(ctx: Ctx, paymentId: string): Promise<void> {
  return lockReceiptsOf(ctx, { paymentId })
}

type Later<T> = T | Promise<T>

/** A verb as one step: the payment, its plan and its account are locked before the trigger is made. */
function step(verb: string, trigger: (ctx: Ctx, held: Held, body: Body) => Later<Answered>) {
  return async (ctx: Ctx, record: BankPayment, body: Body): Promise<void> => {
    const held = await holdBeside(ctx, record)
    const answered = await trigger(ctx, held, body)
    const [what, more] = 'trigger' in answered ? [answered.trigger, answered.more] : [answered, {}]
    const { payment } = await takePaymentStep(ctx, held, what, verb, more)
    if (payment.statementLineId !== held.payment.statementLineId)
      await linkLine(ctx, held.account.id, payment.statementLineId, payment.id)
    if (payment.refundLineId !== held.payment.refundLineId)
      await linkLine(ctx, held.account.id, payment.refundLineId, payment.id)
  }
}

function reject(ctx: Ctx, _held: Held, body: Body): Trigger {
  return { type: 'reject', by: ctx.actor.id, reason: String(body.reason) }
}

async function confirm(ctx: Ctx, { payment, account }: Held): Promise<Trigger> {
  const line = payment.resolution === 'debited' ? await statementLineOf(ctx, account.id, payment.resolvedProof) : null
  return {
    type: 'confirm-verdict',
    by: ctx.actor.id,
    linked: line !== null && line.paymentId !== null && line.paymentId !== payment.id,
  }
}

/** The chosen line of a statement, and whether it belongs to another payment already. */
async function lineOf(ctx: Ctx, payment: BankPayment, body: Body) {
  const record = await get(ctx, bankStatementLine, String(body.statementLine), { lock: true })
  requireProven(record, 'statementLine')
  return {
    line: asBankLine(record),
    linked: record.paymentId !== null && record.paymentId !== payment.id,
  }
}

async function planCovered(ctx: Ctx, { payment, plan }: Held): Promise<boolean> {
  return isPlanCovered(stateOf(payment), (await paymentsOf(ctx, plan.id)).map(stateOf), limitOf(plan))
}

/** The stored path of the first file; what an attachment holds was checked by its kind. */
function pathOf(files: Json): string {
  const first = Array.isArray(files) ? files[0] : null
  return typeof first === 'object' && first !== null && 'fileAdd' in first ? String(first.fileAdd).slice(0, 100) : ''
}

async function requireBank(ctx: Ctx): Promise<void> {
  if ((await bankOf(ctx)).adapter === null) throw new Refusal('bank-payment.no-bank', {}, { status: 409 })
}
