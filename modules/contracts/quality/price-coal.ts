import { add, mul, round } from '../../../core/values/decimal.ts'
import {
  heatChange,
  type HeatTerm,
  indexChange,
  type IndexTerm,
  isBeyond,
  type MoistureTerm,
  paidTonnes,
  type Worked,
} from './quality-price.ts'

/** From which value on coal is worse than was agreed, and from which on it need not be taken. */
interface Limits {
  readonly limit: string | null
  readonly reject: string | null
}

/** All that a quality standard says of the price. */
export interface QualityTerms {
  readonly heat: HeatTerm & Limits
  readonly moisture: MoistureTerm & Limits
  readonly indices: readonly (IndexTerm & Limits & { readonly idx: string })[]
}

/** What was found in the coal; null where nobody tested it. */
interface Tested {
  readonly heat: string | null
  readonly moisture: string | null
  readonly indices: Readonly<Record<string, string | null>>
}

/** Codes of dictionary quality_verdict. */
type Verdict = 'met' | 'worse' | 'over' | 'reject'

/** A term with what it did: to the price, or for moisture to the tonnes. */
interface PriceStep {
  readonly step: string
  readonly measured: string
  readonly base: string
  readonly formula: string
  readonly verdict: Verdict
  /** What it adds to the price, below nothing where it takes off; null of moisture. */
  readonly change: string | null
  /** The price after it. */
  readonly price: string
}

export interface PricedCoal {
  readonly tonnes: string
  readonly price: string
  readonly amount: string
  readonly steps: readonly PriceStep[]
  /** Indices by which the coal need not be taken. */
  readonly rejected: readonly string[]
  /** Indices of the standard that nobody tested. */
  readonly untested: readonly string[]
}

/** Tonnes by moisture first, then the price by calorific value and by each index in its order, rounded to the cent. */
export function priceCoal(terms: QualityTerms, tested: Tested, basePrice: string, tonnes: string): PricedCoal {
  const steps: PriceStep[] = []
  let price = basePrice
  const take = (step: string, measured: string, term: Limits & { readonly base: string }, of: Of) => {
    if (of.change !== null) price = round(add(price, of.change), 2)
    const { base } = term
    const verdict = verdictOf(measured, term, of.worse)
    steps.push({ step, measured, base, formula: of.formula, verdict, change: of.change, price })
  }
  const { heat, moisture, indices } = terms
  const paid = tested.moisture === null ? null : paidTonnes(tonnes, tested.moisture, moisture)
  if (tested.moisture !== null && paid !== null)
    take('mt', tested.moisture, moisture, { worse: 'above', change: null, formula: paid.formula })
  if (tested.heat !== null)
    take('q', tested.heat, heat, { worse: 'below', ...changed(heatChange(price, tested.heat, heat)) })
  for (const term of indices) {
    const value = tested.indices[term.idx] ?? null
    if (value !== null) take(term.idx, value, term, { worse: term.worse, ...changed(indexChange(value, term)) })
  }
  const known = paid?.amount ?? round(tonnes, 3)
  return {
    tonnes: known,
    price: round(price, 2),
    amount: round(mul(known, round(price, 2)), 2),
    steps,
    rejected: steps.filter(({ verdict }) => verdict === 'reject').map(({ step }) => step),
    untested: ['mt', 'q', ...indices.map(({ idx }) => idx)].filter((name) => !steps.some(({ step }) => step === name)),
  }
}

interface Of {
  readonly worse: IndexTerm['worse']
  readonly change: string | null
  readonly formula: string
}

const changed = ({ amount: change, formula }: Worked) => ({ change, formula })

function verdictOf(value: string, of: Limits & { readonly base: string }, worse: IndexTerm['worse']): Verdict {
  if (isBeyond(value, of.reject, worse)) return 'reject'
  if (isBeyond(value, of.limit, worse)) return 'over'
  return isBeyond(value, of.base, worse) ? 'worse' : 'met'
}
