import { mul, round } from '../../core/values/decimal.ts'
import type { Settlement } from './settlement.ts'

type Net = Pick<Settlement, 'netAmount' | 'currency' | 'fxRate'>

/** What a settlement comes to, net of tax and in yuan. */
export function settledNetCny({ netAmount, currency, fxRate }: Net): string {
  return currency === 'CNY' ? (netAmount ?? '0') : round(mul(netAmount ?? '0', fxRate ?? '0'), 2)
}
