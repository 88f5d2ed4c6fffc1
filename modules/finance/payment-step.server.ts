import { add } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import { change, type Ctx, get } from '../../server/module-api.ts'
import { lockAccount } from './account-balance.server.ts'
import type { BankAccount } from './bank-account.ts'
import { type BankPayment, bankPayment } from './bank-payment.ts'
import { stepPayment } from './bank/payment-state-machine.ts'
import type { PaymentStep } from './bank/payment-state-machine.ts'
import type { PaymentState } from './bank/payment-state.ts'
import type { Trigger } from './bank/payment-trigger.ts'
import { carryOut } from './carry-out-payment-effects.server.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'
import { fieldsOf, stateOf } from './payment-state-mapping.ts'

/** A payment with its plan and account, all locked: whoever moves money holds the three, always in this order. */
export interface Held {
  readonly payment: BankPayment
  readonly plan: PaymentPlan
  readonly account: BankAccount
}

/**
 * Locks a payment, then its plan, then its account; these never change, so a caller who knows them is served in one go.
 */
export async function hold(
  ctx: Ctx,
  paymentId: string,
  known?: Pick<BankPayment, 'planId' | 'payerAccountId'>,
): Promise<Held> {
  const all = ctx.withoutScope('a payment moves with its plan and its account')
  const { planId, payerAccountId } = known ?? (await get(all, bankPayment, paymentId))
  // One connection answers in the order it was asked, and that is the order of the locks.
  const [payment, plan, account] = await Promise.all([
    get(all, bankPayment, paymentId, { lock: true }),
    get(all, paymentPlan, planId, { lock: true }),
    lockAccount(ctx, payerAccountId),
  ])
  return { payment, plan, account }
}

/** The same for a payment that is locked already and as it stands now. */
export async function holdBeside(ctx: Ctx, payment: BankPayment): Promise<Held> {
  const all = ctx.withoutScope('a payment moves with its plan and its account')
  const [plan, account] = await Promise.all([
    get(all, paymentPlan, payment.planId, { lock: true }),
    lockAccount(ctx, payment.payerAccountId),
  ])
  return { payment, plan, account }
}

/** More that a step writes into the payment's row, beside what the machine says. */
export type More = Readonly<Record<string, Json>>

/**
 * One step of a held payment: the machine decides, and state, plan, account, journal and what is to be
 * done next are written together. Throws the machine's refusals and then has written nothing.
 */
export async function takePaymentStep(
  ctx: Ctx,
  held: Held,
  trigger: Trigger,
  verb: string,
  more: More = {},
): Promise<PaymentStep> {
  const all = ctx.withoutScope('the payment machine writes the whole payment')
  const before = stateOf(held.payment)
  const step = stepPayment(before, trigger, ctx.now)
  const patch = { ...fieldsOf(step.payment), ...counted(held.payment, before, step.payment, trigger, ctx.now), ...more }
  const changed = isChanged(held.payment, patch)
  const after = changed
    ? ((await change(all, bankPayment, held.payment, patch, {
        verb: moveVerb(before, step.payment) ?? verb,
      })) as unknown as BankPayment)
    : held.payment // change answers the record it was given, changed
  await carryOut(ctx, { before, payment: after, plan: held.plan, account: held.account }, step)
  return step
}

/** The declared move between two statuses; null while the status stays. */
function moveVerb(before: PaymentState, after: PaymentState): string | null {
  if (before.status === after.status) return null
  const found = Object.entries(bankPayment.actions ?? {}).find(
    ([, { from, to }]) => to === after.status && from.includes(before.status),
  )
  return found?.[0] ?? null
}

function counted(payment: BankPayment, before: PaymentState, after: PaymentState, trigger: Trigger, now: number) {
  const asked = trigger.type === 'answer' && trigger.via === 'query'
  return {
    ...(asked ? { tryCount: add(payment.tryCount ?? '0', '1') } : {}),
    ...(after.status === '01' && before.status !== '01' ? { paidTime: now } : {}),
  }
}

function isChanged(record: BankPayment, patch: Readonly<Record<string, unknown>>): boolean {
  const old = { ...record } as Readonly<Record<string, unknown>> // looked at by the names of the patch
  return Object.entries(patch).some(
    ([name, value]) => JSON.stringify(old[name] ?? null) !== JSON.stringify(value ?? null),
  )
}
