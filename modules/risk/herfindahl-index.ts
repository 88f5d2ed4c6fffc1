import { div, isZero, mul, round, sum } from '../../core/values/decimal.ts'

/** The sum of the squares of shares in percent, up to 10,000 where one has all; null where there is nothing to share. */
export function herfindahlIndex(amounts: readonly string[]): string | null {
  const whole = sum(amounts)
  if (isZero(whole)) return null
  return round(div(mul('10000', sum(amounts.map((amount) => mul(amount, amount)))), mul(whole, whole), 6), 0)
}
