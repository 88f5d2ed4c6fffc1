import { abs, compare, div, isZero, max, min, mul, negate, round, sub, sum } from '../../../core/values/decimal.ts'

/** From a value up to another (without an end where there is none) each step costs so much. */
export interface Tier {
  readonly from: string
  readonly to: string | null
  readonly rate: string
}

/** How an index of coal (sulphur, ash) moves the price: so much for each step beyond its base. */
export interface IndexTerm {
  readonly base: string
  /** Whether more than the base is worse (ash) or less (grindability). */
  readonly worse: 'above' | 'below'
  readonly per: string
  readonly rate: string
  /** Parts of a step count as they are, not at all, or whole. */
  readonly mode: 'PRORATA' | 'FLOOR' | 'CEIL'
  /** What is better than the base raises the price by the same rate. */
  readonly bonus: boolean
  /** The most that it moves the price by. */
  readonly cap: string | null
  readonly tiers: readonly Tier[]
}

/** Between two values the price changes by an amount. */
export interface Band {
  readonly from: string
  readonly to: string
  readonly change: string
}

/** How the calorific value moves the price. */
export interface HeatTerm {
  readonly base: string
  readonly mode: 'PROPORTIONAL' | 'STEP' | 'BAND'
  readonly per: string
  readonly rate: string
  /** No more than this is paid for. */
  readonly bonusCap: string | null
  readonly bands: readonly Band[]
}

export interface MoistureTerm {
  readonly base: string
  readonly mode: 'DEDUCT' | 'BOTH' | 'NONE'
}

/** What a term comes to, and the way there. */
export interface Worked {
  readonly amount: string
  readonly formula: string
}

const exact = 12

/** Tonnes that are paid: those of coal as moist as the contract says. */
export function paidTonnes(tonnes: string, moisture: string, { base, mode }: MoistureTerm): Worked {
  const isDrier = compare(moisture, base) <= 0
  if (mode === 'NONE' || (isDrier && mode === 'DEDUCT'))
    return { amount: round(tonnes, 3), formula: written`${tonnes}` }
  return {
    amount: div(mul(tonnes, sub('100', moisture)), sub('100', base), 3),
    formula: written`${tonnes} × (100 − ${moisture}) ÷ (100 − ${base})`,
  }
}

/** What the calorific value adds to the price, or takes off it. */
export function heatChange(price: string, kcal: string, term: HeatTerm): Worked {
  const { base, mode, per, rate, bonusCap, bands } = term
  const counted = bonusCap === null ? kcal : min(kcal, bonusCap)
  if (mode === 'PROPORTIONAL') {
    const paid = div(mul(price, counted), base, 2)
    return { amount: sub(paid, price), formula: written`${price} × ${counted} ÷ ${base} = ${paid}` }
  }
  if (mode === 'BAND') {
    const band = bands.find(({ from, to }) => compare(kcal, from) >= 0 && compare(kcal, to) < 0)
    const change = round(band?.change ?? '0', 2)
    return { amount: change, formula: band === undefined ? '—' : written`${band.from} … ${band.to}: ${change}` }
  }
  const steps = stepsOf(sub(counted, base), per, 'FLOOR')
  return { amount: round(mul(steps, rate), 2), formula: written`${steps} × ${rate}` }
}

/** What an index adds to the price, or takes off it. */
export function indexChange(value: string, term: IndexTerm): Worked {
  const { base, per, rate, mode, bonus, cap, tiers } = term
  const towards = (of: string) => (term.worse === 'above' ? of : negate(of))
  const beyond = towards(sub(value, base))
  const isBetter = compare(beyond, '0') < 0
  if (isZero(beyond) || (isBetter && !bonus)) return { amount: '0.00', formula: '—' }
  const parts =
    isBetter || tiers.length === 0
      ? [{ steps: stepsOf(beyond, per, mode), rate }]
      : tiers.flatMap((tier) => {
          const end = tier.to === null ? value : towards(min(towards(value), towards(tier.to)))
          const within = towards(sub(end, tier.from))
          return compare(within, '0') > 0 ? [{ steps: stepsOf(within, per, mode), rate: tier.rate }] : []
        })
  const off = round(sum(parts.map((part) => mul(part.steps, part.rate))), 2)
  const formula = parts.map((part) => written`${abs(part.steps)} × ${part.rate}`).join(' + ')
  const most = cap === null ? abs(off) : min(abs(off), round(cap, 2))
  const isCapped = compare(most, abs(off)) < 0
  return {
    amount: round(isBetter ? most : negate(most), 2),
    formula: isCapped ? `${formula} = ${abs(off)} > ${most}` : formula,
  }
}

/** How many steps a distance is, with its sign. */
function stepsOf(distance: string, per: string, mode: IndexTerm['mode']): string {
  if (isZero(distance)) return '0'
  const sign = compare(distance, '0') < 0 ? '-1' : '1'
  const steps = div(abs(distance), per, exact)
  if (mode === 'PRORATA') return mul(sign, steps)
  const nearest = round(steps, 0)
  if (compare(steps, nearest) === 0) return mul(sign, nearest)
  // Half a step less, rounded to the nearest, is the whole steps below.
  const below = max('0', round(sub(steps, '0.5'), 0))
  return mul(sign, mode === 'FLOOR' ? below : sum([below, '1']))
}

/** Numbers of a formula as a person writes them, without zeros at their end. */
function written(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw(
    { raw: parts },
    ...values.map((value) => (value.includes('.') ? value.replace(/\.?0+$/, '') : value)),
  )
}

/** Whether a value stands beyond a limit, in the direction in which it is worse. */
export function isBeyond(value: string, limit: string | null, worse: IndexTerm['worse']): boolean {
  if (limit === null) return false
  return compare(value, limit) === (worse === 'above' ? 1 : -1)
}
