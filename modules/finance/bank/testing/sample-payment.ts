import type { Answer, NoAnswer, Report, StatementLine } from '../bank-interface.ts'
import { makePayment, stepPayment } from '../payment-state-machine.ts'
import type { PaymentStep } from '../payment-state-machine.ts'
import type { BankPayStatus, PaymentState } from '../payment-state.ts'
import type { PaymentSnapshot, Trigger } from '../payment-trigger.ts'

/** 10:00 in Shanghai on Friday 20 November 2026. */
export const ten = Date.UTC(2026, 10, 20, 2)
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

export const snapshot: PaymentSnapshot = {
  amount: '6200000.00',
  currency: 'CNY',
  payerAccount: '6222010001',
  payeeAccount: '6222010002',
  snapshotHash: 'h1',
}

/** A payment made at ten by `cashier`. */
export const made: PaymentState = makePayment({ id: 'p1', reqNo: 'REQ1', makerId: 'cashier', snapshot }, ten)

/** Applies triggers one after another at one time and gives the last step. */
export function play(payment: PaymentState, now: number, ...triggers: readonly Trigger[]): PaymentStep {
  return triggers.reduce<PaymentStep>((step, trigger) => stepPayment(step.payment, trigger, now), {
    payment,
    effects: [],
    created: null,
  })
}

export const sendNow = {
  type: 'send',
  snapshotHash: 'h1',
  barred: null,
  duplicateOfId: null,
  planCovered: false,
} as const satisfies Trigger

/** Reviewed, authorised and handed to the bank at ten; its answer is awaited. */
export const inFlight: PaymentState = play(
  made,
  ten,
  { type: 'review', by: 'reviewer', snapshotHash: 'h1' },
  { type: 'authorise', by: 'authoriser', snapshotHash: 'h1' },
  sendNow,
).payment

export function said(txStatus: string, reason: string | null = null, more: Partial<Report> = {}): Trigger {
  return {
    type: 'answer',
    via: 'query',
    answer: {
      kind: 'report',
      reqNo: 'REQ1',
      txStatus,
      reason,
      message: null,
      bankSerial: null,
      amount: null,
      currency: null,
      ...more,
    },
  }
}

export function silence(cause: NoAnswer['cause'] = 'timeout', via: 'send' | 'query' = 'send'): Trigger {
  return { type: 'answer', via, answer: { kind: 'no-answer', cause } satisfies Answer }
}

export function line(more: Partial<StatementLine> = {}): StatementLine {
  return {
    id: 'L1',
    account: '6222010001',
    day: '2026-11-20',
    direction: 'debit',
    amount: '6200000.00',
    currency: 'CNY',
    reqNo: 'REQ1',
    bankSerial: 'S1',
    counterpartyName: null,
    counterpartyAccount: '6222010002',
    purpose: null,
    ...more,
  }
}

/** One payment in each status, reached only by the machine's own steps. */
export function inStatus(status: BankPayStatus): PaymentState {
  const signed = (): PaymentState =>
    play(
      made,
      ten,
      { type: 'review', by: 'reviewer', snapshotHash: 'h1' },
      { type: 'authorise', by: 'authoriser', snapshotHash: 'h1' },
    ).payment
  const at = (now: number, from: PaymentState, trigger: Trigger): PaymentState => play(from, now, trigger).payment
  switch (status) {
    case '00':
      return made
    case '01':
      return at(ten + minute, inStatus('08'), said('ACSC', null, { bankSerial: 'S1' }))
    case '02':
      return at(ten, inFlight, silence())
    case '03':
      return at(ten, inFlight, said('RJCT', 'AC04'))
    case '04':
      return at(ten + minute, inStatus('08'), said('BLCK'))
    case '05':
      return at(ten, inFlight, said('PATC'))
    case '06':
      return at(ten + minute, inStatus('05'), said('RJCT', 'AC04'))
    case '07':
      return at(ten + 35 * minute, inStatus('02'), said('RJCT', 'NOOR'))
    case '08':
      return at(ten, inFlight, said('ACSP'))
    case '09':
      return at(ten, signed(), { ...sendNow, duplicateOfId: 'p0' })
  }
}
