import { dayOfMs } from '../core/values/day.ts'
import { add, compare, sub } from '../core/values/decimal.ts'
import type { Entry, Known } from './payment-order.ts'

export interface AccountStatement {
  readonly account: string
  readonly currency: string
  readonly opening: string
  readonly closing: string
  readonly entries: readonly Entry[]
}

/** The bank's accounts; an account opens by itself, with the same money, when it is first named. */
export class Book {
  readonly entries: Entry[] = []
  private readonly opening: string

  constructor(opening: string) {
    this.opening = opening
  }

  add(entries: readonly Entry[]): void {
    this.entries.push(...entries)
  }

  covers(order: Pick<Known, 'payerAccount' | 'amount'>): boolean {
    return compare(this.balance(order.payerAccount), order.amount) >= 0
  }

  balance(account: string): string {
    return moved(this.opening, this.of(account))
  }

  accounts(): readonly string[] {
    return [...new Set(this.entries.map(({ account }) => account))].sort()
  }

  /** The lines of one day in Shanghai, with the balances before and after. */
  statement(account: string, day: string): AccountStatement {
    const before = this.of(account).filter(({ at }) => dayOfMs(at) < day)
    const entries = this.of(account).filter(({ at }) => dayOfMs(at) === day)
    const opening = moved(this.opening, before)
    return { account, currency: entries[0]?.currency ?? 'CNY', opening, closing: moved(opening, entries), entries }
  }

  /** The lines of a transfer: out of the payer's account, and into the payee's when it is one of ours. */
  transfer(order: Known, at: number): readonly Entry[] {
    const { payerAccount, payerName, payeeAccount, payeeName } = order
    const out = line(order, at, 'D', payerAccount, 'debit', payeeName, payeeAccount)
    const ours = this.accounts().includes(payeeAccount)
    return ours ? [out, line(order, at, 'C', payeeAccount, 'credit', payerName, payerAccount)] : [out]
  }

  /** The credit by which a payment comes back. */
  refund(order: Known, at: number): readonly Entry[] {
    return [line(order, at, 'R', order.payerAccount, 'credit', order.payeeName, order.payeeAccount)]
  }

  private of(account: string): readonly Entry[] {
    return this.entries.filter((entry) => entry.account === account)
  }
}

function line(
  order: Known,
  at: number,
  kind: string,
  account: string,
  direction: Entry['direction'],
  counterpartyName: string,
  counterpartyAccount: string,
): Entry {
  const { serial, amount, currency, reqNo, purpose } = order
  return {
    id: `${serial}${kind}`,
    account,
    at,
    direction,
    amount,
    currency,
    reqNo,
    counterpartyName,
    counterpartyAccount,
    purpose: kind === 'R' ? `退票 ${reqNo}` : purpose,
  }
}

function moved(opening: string, entries: readonly Entry[]): string {
  return entries.reduce(
    (sum, { direction, amount }) => (direction === 'debit' ? sub(sum, amount) : add(sum, amount)),
    opening,
  )
}
