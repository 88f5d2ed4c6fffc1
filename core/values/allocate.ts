import { div, isZero, mul, sub, sum } from './decimal.ts'

/**
 * Divides an amount by weights, each part rounded to `digits`; the last one takes what is left, so that the parts are
 * together exactly the amount.
 */
export function allocate(amount: string, weights: readonly string[], digits: number): string[] {
  const whole = sum(weights)
  if (weights.length === 0 || isZero(whole)) throw new RangeError('nothing to allocate by')
  const parts = weights.slice(0, -1).map((weight) => div(mul(amount, weight), whole, digits))
  return [...parts, div(sub(amount, sum(parts)), '1', digits)]
}
