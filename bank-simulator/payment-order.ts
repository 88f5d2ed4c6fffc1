import type { Behaviour } from './behaviour.ts'

/** What a pain.001 asks for. */
export interface Order {
  readonly reqNo: string
  readonly amount: string
  readonly currency: string
  readonly payerAccount: string
  readonly payerName: string
  readonly payeeAccount: string
  readonly payeeName: string
  readonly purpose: string | null
}

/** How far the bank is with an order. */
export type Stage = 'waiting' | 'trading' | 'suspicious' | 'paid' | 'rejected' | 'cancelled'

/** What the bank knows of one request number; times in milliseconds of the bank's clock. */
export interface Known extends Order {
  readonly behaviour: Behaviour
  readonly stage: Stage
  /** ISO 20022 reason of a refusal. */
  readonly reason: string | null
  readonly serial: string
  readonly receivedAt: number
  readonly paidAt: number | null
  readonly refundedAt: number | null
  /** How often the payer has asked. */
  readonly asked: number
}

/** One booked line of an account. */
export interface Entry {
  readonly id: string
  readonly account: string
  readonly at: number
  readonly direction: 'debit' | 'credit'
  readonly amount: string
  readonly currency: string
  readonly reqNo: string
  readonly counterpartyName: string
  readonly counterpartyAccount: string
  readonly purpose: string | null
}

/** A status as the bank reports it. */
export interface StatusReport {
  readonly reqNo: string
  readonly txStatus: string
  readonly reason: string | null
  readonly message: string | null
  readonly order: Known | null
}
