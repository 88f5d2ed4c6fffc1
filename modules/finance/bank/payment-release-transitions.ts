import { conflict, requireOther, requireText, unfit, wrongState } from './payment-refusal.ts'
import { isInFlight } from './payment-state.ts'
import type { PaymentState } from './payment-state.ts'
import type { Trigger } from './payment-trigger.ts'

type Of<T extends Trigger['type']> = Extract<Trigger, { readonly type: T }>

/** made -> reviewed, by anyone but the maker. */
export function review(payment: PaymentState, { by, snapshotHash }: Of<'review'>): PaymentState {
  if (payment.stage !== 'made') throw wrongState(payment, 'review')
  requireOther(by, [payment.makerId], 'reviewer-is-maker')
  requireSameSnapshot(payment, snapshotHash)
  return { ...payment, stage: 'reviewed', reviewerId: by }
}

/** reviewed -> authorised, by neither maker nor reviewer; the sending follows by itself. */
export function authorise(payment: PaymentState, { by, snapshotHash }: Of<'authorise'>): PaymentState {
  if (payment.stage !== 'reviewed') throw wrongState(payment, 'authorise')
  requireOther(by, [payment.makerId, payment.reviewerId], 'authoriser-is-other')
  requireSameSnapshot(payment, snapshotHash)
  return { ...payment, stage: 'authorised', authoriserId: by }
}

/**
 * The reviewer, or after him the authoriser, gives the payment back to its maker; also one that never left our side.
 */
export function reject(payment: PaymentState, { by, reason }: Of<'reject'>): PaymentState {
  if (payment.stage === 'refused') throw wrongState(payment, 'reject')
  if (isInFlight(payment)) throw conflict('sent-already')
  requireOther(by, [payment.makerId, payment.stage === 'reviewed' ? payment.reviewerId : null], 'rejecter-is-signer')
  requireText(reason, 'reason', 'reason-missing')
  return giveBack(payment, reason)
}

/** The maker hands a refused payment in again; all signatures start anew over the new snapshot. */
export function handIn(payment: PaymentState, { by, snapshot }: Of<'hand-in'>): PaymentState {
  if (payment.stage !== 'refused') throw wrongState(payment, 'hand-in')
  if (by !== payment.makerId) throw unfit('only-maker')
  return { ...payment, ...snapshot, stage: 'made', returnReason: null }
}

/** 00 -> 03: the maker gives up what was given back to him; nothing was ever sent, so nothing can still be debited. */
export function drop(payment: PaymentState, { by }: Of<'drop'>): PaymentState {
  if (payment.stage !== 'refused') throw wrongState(payment, 'drop')
  if (by !== payment.makerId) throw unfit('only-maker')
  return { ...payment, status: '03', bankCode: 'DROP' }
}

/**
 * Takes every signature off and lays the payment back with its maker; the reason is a person's text or a refusal's
 * code.
 */
export function giveBack(payment: PaymentState, reason: string): PaymentState {
  return {
    ...payment,
    stage: 'refused',
    returnReason: reason,
    reviewerId: null,
    authoriserId: null,
    dupConfirmed: false,
  }
}

function requireSameSnapshot(payment: PaymentState, hash: string): void {
  if (hash !== payment.snapshotHash) throw conflict('snapshot-changed')
}
