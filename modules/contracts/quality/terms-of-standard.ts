import { isDecimal } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'
import type { QualityTerms } from './price-coal.ts'
import type { HeatTerm, IndexTerm, MoistureTerm, Tier } from './quality-price.ts'

type Values = Readonly<Record<string, Json | undefined>>

/** What a standard says of the price, of its fields as a form or a record has them; null where its bases lack. */
export function termsOf(values: Values): QualityTerms | null {
  const [qBase, mtBase] = [decimalOf(values['qBase']), decimalOf(values['mtBase'])]
  if (qBase === null || mtBase === null) return null
  const tiers = linesIn(values['tiers'])
  return {
    heat: {
      base: qBase,
      mode: oneOf(values['heatMode'], heatModes),
      per: decimalOf(values['heatPer']) ?? '1',
      rate: decimalOf(values['heatRate']) ?? '0',
      bonusCap: decimalOf(values['bonusCap']),
      bands: linesIn(values['bands']).flatMap(({ from, to, change }) =>
        isDecimal(from) && isDecimal(to) ? [{ from, to, change: decimalOf(change) ?? '0' }] : [],
      ),
      ...limitsOf(values['qLimit'], values['qReject']),
    },
    moisture: {
      base: mtBase,
      mode: oneOf(values['mtMode'], moistureModes),
      ...limitsOf(values['mtLimit'], values['mtReject']),
    },
    indices: linesIn(values['indices']).flatMap((line) => indexTerm(line, tiers)),
  }
}

export function decimalOf(given: Json | undefined): string | null {
  return isDecimal(given) ? given : null
}

const heatModes: readonly HeatTerm['mode'][] = ['PROPORTIONAL', 'STEP', 'BAND']
const moistureModes: readonly MoistureTerm['mode'][] = ['DEDUCT', 'BOTH', 'NONE']
const indexModes: readonly IndexTerm['mode'][] = ['PRORATA', 'FLOOR', 'CEIL']
const directions: readonly IndexTerm['worse'][] = ['above', 'below']

function oneOf<const T extends string>(given: Json | undefined, [first, ...others]: readonly T[]): T {
  const known = others.find((one) => one === given) ?? first
  if (known === undefined) throw new Error('nothing to choose from')
  return known
}

function limitsOf(limit: Json | undefined, reject: Json | undefined) {
  return { limit: decimalOf(limit), reject: decimalOf(reject) }
}

function indexTerm(line: Values, tiers: readonly Values[]): QualityTerms['indices'] {
  const { idx, base, per, limit, reject, worse, mode, bonus, cap, rate } = line
  if (typeof idx !== 'string' || !isDecimal(base)) return []
  return [
    {
      idx,
      base,
      worse: oneOf(worse, directions),
      per: decimalOf(per) ?? '1',
      rate: decimalOf(rate) ?? '0',
      mode: oneOf(mode, indexModes),
      bonus: bonus === '1',
      cap: decimalOf(cap),
      tiers: tiers.filter((tier) => tier['idx'] === idx).flatMap(tierOf),
      ...limitsOf(limit, reject),
    },
  ]
}

function tierOf({ from, to, rate }: Values): readonly Tier[] {
  return isDecimal(from) && isDecimal(rate) ? [{ from, to: decimalOf(to), rate }] : []
}
