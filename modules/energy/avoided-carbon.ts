import { div, mul } from '../../core/values/decimal.ts'

/** Tonnes of carbon dioxide that a megawatt-hour from a plant of the grid would have given off. */
const gridFactor = '0.5703'

/** Tonnes of carbon dioxide that were not given off, because these kilowatt-hours came from no fuel. */
export function avoidedTons(kwh: string): string {
  return div(mul(kwh, gridFactor), '1000', 3)
}
