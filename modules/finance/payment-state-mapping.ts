import type { BankPayment } from './bank-payment.ts'
import { bankPayStatuses, bankReadings, payStages } from './bank/payment-state.ts'
import type { PaymentState, Verdict } from './bank/payment-state.ts'
import { isReturnCode } from './payment-return-reasons.ts'

/** A stored payment as the machine sees it. */
export function stateOf(record: BankPayment): PaymentState {
  const { id, reqNo, amount, currency, payerAccount, payeeAccount, makerId, reviewerId, authoriserId } = record
  return {
    id,
    reqNo,
    amount,
    currency,
    payerAccount,
    payeeAccount,
    makerId,
    reviewerId,
    authoriserId,
    returnReason: record.returnReason ?? record.returnCode,
    status: oneOf(bankPayStatuses, record.status),
    stage: oneOf(payStages, record.stage),
    statusAt: record.statusTime,
    snapshotHash: record.payeeHash,
    sentAt: record.sendTime,
    nextQueryAt: record.nextQuery,
    byHand: record.byHand === '1',
    bankSerial: record.bankSerial,
    bankCode: record.bankCode,
    bankMsg: record.bankMsg,
    bankSays: record.bankSays === null ? null : oneOf(bankReadings, record.bankSays),
    bankSaysAt: record.bankSaysTime,
    contradicted: record.contradicted === '1',
    dupOfId: record.dupOfId,
    dupConfirmed: record.dupConfirmed === '1',
    dupReason: record.dupReason,
    verdict: record.resolution === null ? null : oneOf(verdicts, record.resolution),
    verdictBy: record.resolvedBy,
    verdictProof: record.resolvedProof,
    statementLineId: record.statementLineId,
    statementThrough: record.statementThrough,
    oldPayId: record.oldPayId,
    repaidById: record.repaidById,
    refundFlag: record.refundFlag === '1',
    refundAt: record.refundTime,
    refundLineId: record.refundLineId,
  }
}

/** The fields that a state of the machine comes to in the payment's row. */
export function fieldsOf(state: PaymentState) {
  const { status, stage, reqNo, amount, currency, payerAccount, payeeAccount, makerId, reviewerId, authoriserId } =
    state
  return {
    status,
    stage,
    reqNo,
    amount,
    currency,
    payerAccount,
    payeeAccount,
    makerId,
    reviewerId,
    authoriserId,
    ...reasonOf(state),
    statusTime: state.statusAt,
    payeeHash: state.snapshotHash,
    sendTime: state.sentAt,
    nextQuery: state.nextQueryAt,
    byHand: flag(state.byHand),
    bankSerial: state.bankSerial,
    bankCode: state.bankCode,
    bankMsg: state.bankMsg,
    bankSays: state.bankSays,
    bankSaysTime: state.bankSaysAt,
    contradicted: flag(state.contradicted),
    dupOfId: state.dupOfId,
    dupConfirmed: flag(state.dupConfirmed),
    dupReason: state.dupReason,
    resolution: state.verdict,
    resolvedBy: state.verdictBy,
    resolvedProof: state.verdictProof,
    statementLineId: state.statementLineId,
    statementThrough: state.statementThrough,
    oldPayId: state.oldPayId,
    repaidById: state.repaidById,
    refundFlag: flag(state.refundFlag),
    refundTime: state.refundAt,
    refundLineId: state.refundLineId,
  }
}

/** A reason that the system gave is a code, which everybody reads in his language; a person's is his own text. */
function reasonOf({ returnReason }: PaymentState) {
  return isReturnCode(returnReason)
    ? { returnReason: null, returnCode: returnReason }
    : { returnReason, returnCode: null }
}

const verdicts: readonly Verdict[] = ['debited', 'not-debited']

function flag(value: boolean): '0' | '1' {
  return value ? '1' : '0'
}

function oneOf<T extends string>(known: readonly T[], code: string): T {
  const found = known.find((one) => one === code)
  if (found === undefined) throw new Error(`a bank payment holds the unknown code ${code}`)
  return found
}
