import { conflict, requireOther, requireText, wrongState } from './payment-refusal.ts'
import { giveBack } from './payment-release-transitions.ts'
import { isInFlight } from './payment-state.ts'
import type { PaymentState } from './payment-state.ts'
import type { Trigger } from './payment-trigger.ts'

type Of<T extends Trigger['type']> = Extract<Trigger, { readonly type: T }>

/**
 * Written down before the bank is called, so that a payment is never handed over twice: a second call, a double
 * click or a job that comes again is refused. A possible duplicate goes to the fund manager instead (09).
 */
export function send(
  payment: PaymentState,
  { snapshotHash, barred, duplicateOfId, planCovered, byHand }: Of<'send'>,
  now: number,
): PaymentState {
  if (isInFlight(payment)) throw conflict('sent-already')
  if (payment.stage !== 'authorised') throw wrongState(payment, 'send')
  if (snapshotHash !== payment.snapshotHash) return giveBack(payment, 'bank-payment.snapshot-changed')
  if (barred !== null) return giveBack(payment, barred)
  const duplicate = duplicateOfId !== null && !payment.dupConfirmed
  if (duplicate || planCovered) return { ...payment, status: '09', dupOfId: duplicateOfId ?? payment.dupOfId }
  return byHand === true
    ? { ...payment, status: '08', sentAt: now, byHand, bankCode: 'BY-HAND', bankMsg: null }
    : { ...payment, sentAt: now }
}

/** A person asks for another try of what the bank never saw; anything that may have been seen is refused. */
export function sendAgain(payment: PaymentState, { by }: Of<'send-again'>): PaymentState {
  if (isInFlight(payment)) throw conflict('sent-already')
  if (payment.stage !== 'authorised') throw wrongState(payment, 'send-again')
  requireOther(by, [payment.makerId], 'sender-is-maker')
  return payment
}

/** 09 -> 00: the fund manager, not the maker, says it is a payment of its own; the search is skipped once. */
export function confirmNotDuplicate(
  payment: PaymentState,
  { by, reason, planCovered }: Of<'confirm-not-duplicate'>,
): PaymentState {
  requireOther(by, [payment.makerId], 'manager-is-maker')
  requireText(reason, 'reason', 'reason-missing')
  // The bank refused this very number; only a new payment with a new number may be sent.
  if (payment.sentAt !== null) throw conflict('bank-says-duplicate')
  if (planCovered) throw conflict('plan-covered')
  return { ...payment, status: '00', dupConfirmed: true, dupReason: reason }
}

/** 09 -> 03: it is a duplicate; the plan's amount is free again. */
export function confirmDuplicate(payment: PaymentState, { by, reason }: Of<'confirm-duplicate'>): PaymentState {
  requireOther(by, [payment.makerId], 'manager-is-maker')
  requireText(reason, 'reason', 'reason-missing')
  if (payment.bankSays === 'paid') throw conflict('bank-says-paid')
  return { ...payment, status: '03', dupReason: reason, bankCode: 'DUP' }
}
