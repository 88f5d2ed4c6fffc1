import { div, mul, round } from '../../core/values/decimal.ts'

/** So many per cent of an amount of money, rounded once and to the hundredth. */
export function percentOf(amount: string, percent: string): string {
  return round(div(mul(amount, percent), '100', 6), 2)
}
