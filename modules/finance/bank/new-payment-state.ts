import { conflict } from './payment-refusal.ts'
import type { PaymentState } from './payment-state.ts'
import type { PaymentSnapshot, Trigger } from './payment-trigger.ts'

/** A new bank payment in 00, made and waiting for its reviewer. */
export function makePayment(
  made: {
    readonly id: string
    readonly reqNo: string
    readonly makerId: string
    readonly snapshot: PaymentSnapshot
    readonly oldPayId?: string
  },
  now: number,
): PaymentState {
  return {
    id: made.id,
    status: '00',
    stage: 'made',
    statusAt: now,
    reqNo: made.reqNo,
    ...made.snapshot,
    makerId: made.makerId,
    reviewerId: null,
    authoriserId: null,
    returnReason: null,
    sentAt: null,
    nextQueryAt: null,
    byHand: false,
    bankSerial: null,
    bankCode: null,
    bankMsg: null,
    bankSays: null,
    bankSaysAt: null,
    contradicted: false,
    dupOfId: null,
    dupConfirmed: false,
    dupReason: null,
    verdict: null,
    verdictBy: null,
    verdictProof: null,
    statementLineId: null,
    statementThrough: null,
    oldPayId: made.oldPayId ?? null,
    repaidById: null,
    refundFlag: false,
    refundAt: null,
    refundLineId: null,
  }
}

/** 03, 06: a new payment with a new request number takes over; the original stays as it is and can do so only once. */
export function repay(
  payment: PaymentState,
  { by, id, reqNo, snapshot }: Extract<Trigger, { type: 'repay' }>,
  now: number,
): readonly [PaymentState, PaymentState] {
  if (payment.repaidById !== null) throw conflict('repaid-already')
  if (payment.contradicted || payment.bankSays === 'paid') throw conflict('bank-says-paid')
  if (reqNo === payment.reqNo) throw conflict('request-reused')
  return [{ ...payment, repaidById: id }, makePayment({ id, reqNo, makerId: by, snapshot, oldPayId: payment.id }, now)]
}
