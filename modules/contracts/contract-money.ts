import { div, isZero, mul, round, sub } from '../../core/decimal.ts'

/** Amounts that follow from a contract's total and what was paid of it; CNY by the contract's own rate. */
export function contractMoney(total: string, currency: string, fxRate: string | null, paid: string) {
  const rate = currency === 'CNY' ? '1' : fxRate
  return {
    totalAmountCny: rate === null ? null : round(mul(total, rate), 2),
    unpaidAmt: sub(total, paid),
    executionPct: isZero(total) ? '0.00' : round(div(mul(paid, '100'), total, 6), 2),
  }
}
