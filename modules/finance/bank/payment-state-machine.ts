import { answer } from './apply-bank-answer.ts'
import { effectsOf } from './derive-payment-effects.ts'
import {
  confirmNotDebited,
  confirmVerdict,
  declineVerdict,
  proposeVerdict,
  refund,
  statement,
} from './manual-payment-verdicts.ts'
import { makePayment, repay } from './new-payment-state.ts'
import type { Effect } from './payment-effect.ts'
import { nextQueryAt } from './payment-query-time.ts'
import { wrongState } from './payment-refusal.ts'
import { authorise, drop, handIn, reject, review } from './payment-release-transitions.ts'
import { confirmDuplicate, confirmNotDuplicate, send, sendAgain } from './payment-send-transitions.ts'
import type { BankPayStatus, PaymentState } from './payment-state.ts'
import { defaultPaymentRules } from './payment-time-limits.ts'
import type { PaymentRules } from './payment-time-limits.ts'
import { transitions } from './payment-transitions.ts'
import type { Trigger } from './payment-trigger.ts'

export { makePayment }

/** What one trigger made of a payment; `created` is the new payment of a re-payment. */
export interface PaymentStep {
  readonly payment: PaymentState
  readonly effects: readonly Effect[]
  readonly created: PaymentState | null
}

/**
 * The bank payment's state machine: pure, so that a schedule replays from its seed. Throws a
 * Refusal `bank-payment.*` for everything the table does not allow; state and effects belong in one transaction.
 */
export function stepPayment(
  payment: PaymentState,
  trigger: Trigger,
  now: number,
  rules: PaymentRules = defaultPaymentRules,
): PaymentStep {
  const allowed = transitions[payment.status][trigger.type]
  if (allowed === undefined || isForTheBank(payment, trigger)) throw wrongState(payment, trigger.type)
  const [moved, created] = apply(payment, trigger, now, rules)
  requireListed(payment, moved, allowed)
  const after = settle(payment, moved, trigger, now, rules)
  return { payment: after, effects: effectsOf(payment, after, trigger.type, now, rules), created }
}

/** In trading, only what was paid by hand is found out by people; everything else the bank answers. */
function isForTheBank({ status, byHand }: PaymentState, { type }: Trigger): boolean {
  return status === '08' && type !== 'answer' && !byHand
}

type Outcome = readonly [PaymentState, PaymentState | null]

function apply(payment: PaymentState, trigger: Trigger, now: number, rules: PaymentRules): Outcome {
  if (trigger.type === 'repay') return repay(payment, trigger, now)
  return [change(payment, trigger, now, rules), null]
}

function change(
  payment: PaymentState,
  trigger: Exclude<Trigger, { type: 'repay' }>,
  now: number,
  rules: PaymentRules,
): PaymentState {
  switch (trigger.type) {
    case 'review':
      return review(payment, trigger)
    case 'authorise':
      return authorise(payment, trigger)
    case 'reject':
      return reject(payment, trigger)
    case 'hand-in':
      return handIn(payment, trigger)
    case 'drop':
      return drop(payment, trigger)
    case 'send':
      return send(payment, trigger, now)
    case 'send-again':
      return sendAgain(payment, trigger)
    case 'answer':
      return answer(payment, trigger, now, rules)
    case 'confirm-not-duplicate':
      return confirmNotDuplicate(payment, trigger)
    case 'confirm-duplicate':
      return confirmDuplicate(payment, trigger)
    case 'propose-verdict':
      return proposeVerdict(payment, trigger)
    case 'confirm-verdict':
      return confirmVerdict(payment, trigger)
    case 'decline-verdict':
      return declineVerdict(payment)
    case 'statement':
      return statement(payment, trigger, now)
    case 'confirm-not-debited':
      return confirmNotDebited(payment, trigger)
    case 'refund':
      return refund(payment, trigger, now)
  }
}

// A fence against our own mistakes: no rule, however clever, leaves the table.
function requireListed(before: PaymentState, after: PaymentState, allowed: readonly BankPayStatus[]): void {
  if (!allowed.includes(after.status))
    throw new Error(`bank payment ${before.id}: ${before.status} -> ${after.status} is not in the table`)
}

function settle(
  before: PaymentState,
  moved: PaymentState,
  trigger: Trigger,
  now: number,
  rules: PaymentRules,
): PaymentState {
  const turned = moved.status !== before.status
  const dated = turned ? { ...moved, statusAt: now } : moved
  const asksAgain = turned || trigger.type === 'answer' || trigger.type === 'send'
  return asksAgain ? { ...dated, nextQueryAt: nextQueryAt(before, dated, now, rules) } : dated
}
