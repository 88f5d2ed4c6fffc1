import { add, div, isZero, mul, round, sub } from '../../core/values/decimal.ts'
import type { Contract } from './contract.ts'

/** What plans and receipts have done of a contract. */
export interface ContractUse {
  readonly paid: string
  /** Approved or on its way through approval, and not paid yet. */
  readonly held: string
  readonly received: string
}

type Terms = Pick<Contract, 'direction'> & { readonly totalAmount: string }

/** Amounts that follow from a contract's total and what was done of it. */
export function contractExecution({ totalAmount: total, direction }: Terms, { paid, held, received }: ContractUse) {
  const done = direction === 'sell' ? received : paid
  return {
    paidAmt: paid,
    inFlightAmt: held,
    unpaidAmt: sub(total, paid),
    leftAmt: sub(total, add(paid, held)),
    receivedAmt: received,
    unreceivedAmt: sub(total, received),
    executionPct: isZero(total) ? '0.00' : round(div(mul(done, '100'), total, 6), 2),
  }
}
