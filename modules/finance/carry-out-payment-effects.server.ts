import { type Ctx, emit, enqueue, holdersOf } from '../../server/module-api.ts'
import { refreshAccount } from './account-balance.server.ts'
import { amountHoldingStatuses } from './amount-holding-statuses.ts'
import type { BankAccount } from './bank-account.ts'
import { type BankPayment, bankPayment } from './bank-payment.ts'
import type { Effect, PaymentWarning } from './bank/payment-effect.ts'
import type { PaymentStep } from './bank/payment-state-machine.ts'
import type { PaymentState } from './bank/payment-state.ts'
import { bookPayment, bookReturn } from './book-payments.server.ts'
import { insertPayment } from './make-bank-payment.server.ts'
import { payeeNames } from './payee-name.server.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'
import { refreshPlan } from './refresh-payment-plan.server.ts'

/** A payment after a step, with what it was before and the plan and account that are locked beside it. */
interface Moved {
  readonly before: PaymentState
  readonly payment: BankPayment
  readonly plan: PaymentPlan
  readonly account: BankAccount
}

/**
 * What follows from a step, in the transaction of the step itself. Locks are taken in one order for all
 * of us: payment, plan, account (held already), then contract, then the books with the voucher's number.
 */
export async function carryOut(ctx: Ctx, moved: Moved, { effects, created }: PaymentStep): Promise<void> {
  if (created !== null) await insertPayment(ctx, created, moved.plan, moved.account)
  if (movesMoney(moved) || created !== null) await moveMoney(ctx, moved, effects)
  for (const effect of effects) await followUp(ctx, moved, effect)
}

/** Whether the step takes, frees or spends the money of the plan and of the account. */
function movesMoney({ before, payment }: Moved): boolean {
  const held = amountHoldingStatuses.includes(before.status) === amountHoldingStatuses.includes(payment.status)
  return !held || before.refundFlag !== (payment.refundFlag === '1')
}

async function moveMoney(ctx: Ctx, { payment, plan, account }: Moved, effects: readonly Effect[]): Promise<void> {
  await refreshPlan(ctx, plan)
  if (effects.some(({ kind }) => kind === 'journal')) {
    await bookPayment(ctx, payment, plan, account)
    await emit(ctx, {
      event: 'plan.paid',
      about: { doc: paymentPlan, id: plan.id },
      people: [plan.createBy],
      data: await factsOf(ctx, payment, plan, plan.planNo),
    })
  }
  if (effects.some(({ kind }) => kind === 'reverse-journal')) await bookReturn(ctx, payment, plan, account)
  await refreshAccount(ctx, account, 'update')
}

async function followUp(ctx: Ctx, { payment, plan, account }: Moved, effect: Effect): Promise<void> {
  const paymentId = payment.id
  switch (effect.kind) {
    case 'send':
      return enqueue(ctx, 'finance.bankSend', { paymentId })
    case 'query':
      return enqueue(ctx, 'finance.bankQuery', { paymentId, at: effect.at }, { runAt: effect.at })
    case 'statement':
      return enqueue(
        ctx,
        'finance.bankStatement',
        { paymentId, accountId: account.id, from: effect.from, through: effect.through },
        { runAt: effect.at },
      )
    case 'warn':
      return warn(ctx, payment, plan, effect.of)
    // Money and the call itself are carried out elsewhere: above, and by the job after the commit.
    default:
      return undefined
  }
}

async function warn(ctx: Ctx, payment: BankPayment, plan: PaymentPlan, warning: PaymentWarning): Promise<void> {
  const people = await holdersOf(ctx, 'yqzl-js')
  await emit(ctx, {
    event: `payment.${warning}`,
    about: { doc: bankPayment, id: payment.id },
    people,
    data: await factsOf(ctx, payment, plan, payment.payNo),
  })
}

async function factsOf(
  ctx: Ctx,
  { amount, currency, payeeName }: BankPayment,
  { counterparty }: PaymentPlan,
  number: string | null,
) {
  const [payee = { zh: payeeName, ru: payeeName, en: payeeName }] = await payeeNames(ctx, [{ counterparty, payeeName }])
  return { number, amount, currency, payee }
}
