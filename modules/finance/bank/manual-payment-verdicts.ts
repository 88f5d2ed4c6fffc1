import { dayOfMs } from '../../../core/values/day.ts'
import { compare } from '../../../core/values/decimal.ts'
import type { StatementLine } from './bank-interface.ts'
import { conflict, requireOther, requireText, unfit, wrongState } from './payment-refusal.ts'
import type { PaymentState } from './payment-state.ts'
import type { Finding, Trigger } from './payment-trigger.ts'

type Of<T extends Trigger['type']> = Extract<Trigger, { readonly type: T }>

/** 04, or 08 by hand: the first person says what was found, with its proof. */
export function proposeVerdict(payment: PaymentState, { by, finding }: Of<'propose-verdict'>): PaymentState {
  if (payment.verdict !== null) throw conflict('verdict-waits')
  return { ...payment, verdict: finding.verdict, verdictBy: by, verdictProof: proofOf(payment, finding) }
}

/** 04, or 08 by hand, -> 01 or 03: the second person, who is neither the first nor the maker, agrees. */
export function confirmVerdict(payment: PaymentState, { by, linked }: Of<'confirm-verdict'>): PaymentState {
  if (payment.verdict === null) throw wrongState(payment, 'confirm-verdict')
  requireOther(by, [payment.verdictBy], 'second-is-first')
  requireOther(by, [payment.makerId], 'second-is-maker')
  if (payment.verdict === 'not-debited') return notDebited(payment)
  if (linked) throw conflict('line-linked')
  return { ...payment, status: '01', statementLineId: payment.verdictProof }
}

/** 04, or 08 by hand: the second person disagrees (or the first takes it back); the question is open again. */
export function declineVerdict(payment: PaymentState): PaymentState {
  if (payment.verdict === null) throw wrongState(payment, 'decline-verdict')
  return { ...payment, verdict: null, verdictBy: null, verdictProof: null }
}

/** 07, or 08 by hand: the statements of the days in question either show our debit (-> 01) or are noted as searched. */
export function statement(
  payment: PaymentState,
  { from, through, line, linked }: Of<'statement'>,
  now: number,
): PaymentState {
  if (line !== null) {
    requireLine(payment, line, 'debit', linked)
    if (line.reqNo !== payment.reqNo) throw unfit('line-other-request')
    return { ...payment, status: '01', statementLineId: line.id, bankSerial: payment.bankSerial ?? line.bankSerial }
  }
  // A day that is not over may still bring the debit; days before the sending say nothing.
  if (through >= dayOfMs(now) || from > dayOfMs(payment.sentAt ?? now)) throw conflict('statement-incomplete')
  return { ...payment, statementThrough: through }
}

/**
 * 07 -> 03: a manager who is not the maker, with a full statement and a bank that still knows nothing of the number.
 */
export function confirmNotDebited(payment: PaymentState, { by }: Of<'confirm-not-debited'>): PaymentState {
  requireOther(by, [payment.makerId], 'manager-is-maker')
  const lost = dayOfMs(payment.statusAt)
  if (payment.statementThrough === null || payment.statementThrough < lost) throw conflict('statement-missing')
  const asked = payment.bankSaysAt !== null && dayOfMs(payment.bankSaysAt) > lost
  if (!asked) throw conflict('ask-bank-again')
  if (payment.bankSays !== 'not-found' && payment.bankSays !== 'failed') throw conflict('bank-knows-it')
  return { ...payment, status: '03' }
}

/** 01: money that came back. The payment stays paid; the return is a fact of its own, once. */
export function refund(payment: PaymentState, { line, linked }: Of<'refund'>, now: number): PaymentState {
  if (payment.refundFlag) throw conflict('refunded-already')
  requireLine(payment, line, 'credit', linked)
  return { ...payment, refundFlag: true, refundAt: now, refundLineId: line.id }
}

function notDebited(payment: PaymentState): PaymentState {
  // A letter written before the bank's own later success would open the door to paying twice.
  if (payment.bankSays === 'paid') throw conflict('bank-says-paid')
  return { ...payment, status: '03' }
}

function proofOf(payment: PaymentState, finding: Finding): string {
  if (finding.verdict === 'debited') {
    requireLine(payment, finding.line, 'debit', finding.linked)
    return finding.line.id
  }
  requireText(finding.attachmentId, 'attachmentId', 'letter-missing')
  return finding.attachmentId
}

function requireLine(
  payment: PaymentState,
  line: StatementLine,
  direction: StatementLine['direction'],
  linked: boolean,
): void {
  if (linked) throw conflict('line-linked')
  if (line.direction !== direction) throw unfit(direction === 'debit' ? 'line-not-debit' : 'line-not-credit')
  if (line.account !== payment.payerAccount) throw unfit('line-other-account')
  const same = line.currency === payment.currency && compare(line.amount, payment.amount) === 0
  if (!same) throw unfit('line-other-amount', { line: line.amount, amount: payment.amount })
  if (line.reqNo !== null && line.reqNo !== payment.reqNo && direction === 'debit') throw unfit('line-other-request')
}
