import { compare, isDecimal } from '../../../core/values/decimal.ts'
import type { Answer, Report } from './bank-interface.ts'
import type { BankReading, PaymentState } from './payment-state.ts'

/**
 * What an answer says about this payment. A report on another amount, currency
 * or serial than ours is `ambiguous`: it may be about somebody else's money.
 */
export function readAnswer(answer: Answer, payment: PaymentState): BankReading {
  if (answer.kind !== 'report') return 'silent'
  return isAbout(answer, payment) ? readStatus(answer.txStatus, answer.reason) : 'ambiguous'
}

/** The meaning of an ISO 20022 transaction status with its reason code; a code we do not know is `ambiguous`. */
export function readStatus(txStatus: string, reason: string | null): BankReading {
  const why = reason?.trim().toUpperCase() ?? ''
  if (notFound.includes(why)) return 'not-found'
  if (txStatus === 'RJCT' && duplicate.includes(why)) return 'duplicate'
  if (txStatus === 'PDNG' && why === 'AUTH') return 'waiting'
  return meaning.get(txStatus) ?? 'ambiguous'
}

function isAbout(report: Report, payment: PaymentState): boolean {
  if (report.reqNo !== payment.reqNo) return false
  if (report.amount !== null && !(isDecimal(report.amount) && compare(report.amount, payment.amount) === 0))
    return false
  if (report.currency !== null && report.currency !== payment.currency) return false
  return report.bankSerial === null || payment.bankSerial === null || report.bankSerial === payment.bankSerial
}

const notFound = ['NOOR', '交易不存在']
const duplicate = ['AM05', 'DUPL']

const meaning: ReadonlyMap<string, BankReading> = new Map([
  ['ACTC', 'accepted'],
  ['ACCP', 'accepted'],
  ['ACSP', 'accepted'],
  ['RCVD', 'accepted'],
  ['ACWC', 'accepted'],
  ['PDNG', 'accepted'],
  ['PATC', 'waiting'],
  ['ACSC', 'paid'],
  ['ACCC', 'paid'],
  ['RJCT', 'failed'],
  ['CANC', 'cancelled'],
])
