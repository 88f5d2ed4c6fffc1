import { v7 } from 'uuid'
import { compare, round } from '../../core/values/decimal.ts'
import { create, type Ctx, find, get, link, Refusal } from '../../server/module-api.ts'
import { availableOn, lockAccount, refreshAccount } from './account-balance.server.ts'
import { type BankAccount, bankAccount } from './bank-account.ts'
import { type BankPayment, bankPayment } from './bank-payment.ts'
import { checkInstruction } from './bank/check-instruction.ts'
import { makePayment } from './bank/payment-state-machine.ts'
import type { PaymentState } from './bank/payment-state.ts'
import type { PaymentSnapshot } from './bank/payment-trigger.ts'
import { makePaymentInstruction } from './make-payment-instruction.ts'
import { holderOf } from './payment-plan-payer.server.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'
import { payeeOf, snapshotHash } from './payment-snapshot.server.ts'
import { fieldsOf } from './payment-state-mapping.ts'
import { refreshPlan, requireRoom } from './refresh-payment-plan.server.ts'
import { requirePaymentAllowed, requireUsable } from './require-payment-allowed.server.ts'

/**
 * Makes a payment of a locked plan: it waits for its review, and holds its amount of the plan and of the
 * account. Refuses more than the plan or the account has left, an account out of order or in another
 * currency, a payee that may not be paid, the plan's own drafter, and details that the bank would not take.
 */
export async function makeBankPayment(ctx: Ctx, plan: PaymentPlan, amount: string): Promise<BankPayment> {
  if (plan.createBy === ctx.actor.id) throw new Refusal('bank-payment.maker-drafted')
  requireRoom(plan, amount)
  // Seen through the caller's own scope first: nobody pays from an account that he may not see.
  await requirePaymentAllowed(ctx, plan, await get(ctx, bankAccount, plan.payerAccountId))
  const account = await lockAccount(ctx, plan.payerAccountId)
  requireUsable(account, plan)
  requireMoney(account, amount)
  const id = v7()
  const state = makePayment(
    { id, reqNo: requestNumber(id), makerId: ctx.actor.id, snapshot: snapshotOf(plan, account, amount) },
    ctx.now,
  )
  const record = await insertPayment(ctx, state, plan, account)
  await refreshAccount(ctx, account, 'update')
  await refreshPlan(ctx, plan)
  return record
}

/** Writes a new payment of the machine with its frozen copy of the parties, and ties it to its plan. */
export async function insertPayment(
  ctx: Ctx,
  state: PaymentState,
  plan: PaymentPlan,
  account: BankAccount,
): Promise<BankPayment> {
  const all = ctx.withoutScope('a payment is made by its plan')
  const record = await create(all, bankPayment, {
    id: state.id,
    unitId: plan.unitId,
    deptId: plan.deptId,
    planId: plan.id,
    payerAccountId: account.id,
    payerName: await holderOf(ctx, account),
    channel: account.channel,
    ...payeeOf(plan),
    ...fieldsOf(state),
  })
  checkInstruction(makePaymentInstruction(record, plan, account, ctx.now))
  await link(ctx, {
    from: { doc: paymentPlan, id: plan.id },
    to: { doc: bankPayment, id: record.id },
    type: 'pay',
    amount: record.amount,
    currency: record.currency,
  })
  return record
}

/** What reviewers and authorisers sign: the plan's payee, the account and the amount as they are now. */
export function snapshotOf(plan: PaymentPlan, account: BankAccount, amount: string): PaymentSnapshot {
  const { currency, accountNo: payerAccount } = account
  return {
    amount,
    currency,
    payerAccount,
    payeeAccount: plan.payeeAccount,
    snapshotHash: snapshotHash({ planId: plan.id, amount, currency, payerAccount, ...payeeOf(plan) }),
  }
}

/** One request number for each payment, made of its id: another payment can never have the same. */
export function requestNumber(paymentId: string): string {
  return `AM${paymentId.replaceAll('-', '').toUpperCase()}`
}

/** Refuses more than what the locked account has available. */
export function requireMoney(account: BankAccount, amount: string): void {
  const available = round(availableOn(account), 2)
  if (compare(amount, available) > 0) throw Refusal.atField('amount', 'bank-account.short', { available, amount })
}

/** The payments of a plan that are not over, and those that are. */
export function paymentsOf(ctx: Ctx, planId: string): Promise<BankPayment[]> {
  return find(ctx.withoutScope('limits count every payment of a plan'), bankPayment, { planId })
}
