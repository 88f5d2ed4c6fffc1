/** Statuses of a bank payment: dictionary bankPayStatus, requirement WFL-05. */
export const bankPayStatuses = ['00', '01', '02', '03', '04', '05', '06', '07', '08', '09'] as const
export type BankPayStatus = (typeof bankPayStatuses)[number]

/** Stages inside 00. A refused payment lies `refused` with its maker; only an `authorised` one is sent. */
export const payStages = ['refused', 'made', 'reviewed', 'authorised'] as const
export type PayStage = (typeof payStages)[number]

/** What an answer of the bank means for us, whatever code it came in. */
export const bankReadings = [
  'accepted',
  'waiting',
  'paid',
  'failed',
  'duplicate',
  'cancelled',
  'not-found',
  'ambiguous',
  'silent',
] as const
export type BankReading = (typeof bankReadings)[number]

/** What a person found out about a suspicious payment. */
export type Verdict = 'debited' | 'not-debited'

/**
 * Everything the state machine knows of one bank payment; flat, so that it is one table row.
 * Times are milliseconds, days `YYYY-MM-DD` in Shanghai, the amount a decimal string.
 */
export interface PaymentState {
  readonly id: string
  readonly status: BankPayStatus
  readonly stage: PayStage
  /** When the payment came into its status: the 24 hours of 08 and the days of 05 and 07 count from here. */
  readonly statusAt: number
  /** Key of the one instruction this payment may send; never reused by another. */
  readonly reqNo: string
  readonly amount: string
  readonly currency: string
  readonly payerAccount: string
  readonly payeeAccount: string
  /** Hash of amount, currency, payer and payee: what was reviewed and authorised is what is sent. */
  readonly snapshotHash: string
  readonly makerId: string
  readonly reviewerId: string | null
  readonly authoriserId: string | null
  readonly returnReason: string | null
  /** When the instruction was handed to the bank; set once, cleared only when nothing left our side. */
  readonly sentAt: number | null
  readonly nextQueryAt: number | null
  /**
   * Paid outside the system, from an account without a connection: no bank is asked, a line or two people settle it.
   */
  readonly byHand: boolean
  readonly bankSerial: string | null
  readonly bankCode: string | null
  readonly bankMsg: string | null
  /** The last thing the bank said that meant anything; `paid` is never forgotten. */
  readonly bankSays: BankReading | null
  readonly bankSaysAt: number | null
  /** The bank has said the opposite of a final status: nothing moves, people must look, re-payment is shut. */
  readonly contradicted: boolean
  readonly dupOfId: string | null
  readonly dupConfirmed: boolean
  readonly dupReason: string | null
  /** The first person's word on a suspicious payment, waiting for the second. */
  readonly verdict: Verdict | null
  readonly verdictBy: string | null
  /** Statement line (debited) or attachment (not debited) the verdict rests on. */
  readonly verdictProof: string | null
  readonly statementLineId: string | null
  /** Last day whose statement was searched without finding the debit. */
  readonly statementThrough: string | null
  readonly oldPayId: string | null
  readonly repaidById: string | null
  readonly refundFlag: boolean
  readonly refundAt: number | null
  readonly refundLineId: string | null
}

/** Whether the instruction may be at the bank while its answer is not yet written down. */
export function isInFlight(payment: Pick<PaymentState, 'status' | 'sentAt'>): boolean {
  return payment.status === '00' && payment.sentAt !== null
}

/** Whether the payment holds its amount of the plan and of the account, so that nothing else may be paid from it. */
export function occupiesPlan(payment: Pick<PaymentState, 'status' | 'sentAt'>): boolean {
  return undecidedStatuses.includes(payment.status) || isInFlight(payment)
}

/** Whether the status is one that nothing leaves: paid, failed, authorisation refused. */
export function isFinal(status: BankPayStatus): boolean {
  return final.includes(status)
}

/** Statuses of instructions that have left, or wait for somebody to say whether they did. */
export const undecidedStatuses: readonly BankPayStatus[] = ['02', '04', '05', '07', '08', '09']
const final: readonly BankPayStatus[] = ['01', '03', '06']
