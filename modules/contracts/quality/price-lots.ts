import { isDecimal } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Settlement } from '../settlement.ts'
import { priceCoal, type PricedCoal } from './price-coal.ts'
import { termsOf } from './terms-of-standard.ts'

type Lot = NonNullable<Settlement['lots']>[number]
type Step = NonNullable<Settlement['lotSteps']>[number]
type Item = NonNullable<Settlement['items']>[number]

/** What a settlement says by its lots; its lines only where every lot has a price. */
interface PricedLots {
  readonly lots: readonly Lot[]
  readonly lotSteps: readonly Step[]
  readonly items?: readonly Item[]
}

/** The index of a lot that keeps it from having a price, and why. */
interface LotFault {
  readonly field: string
  readonly code: 'settlement.quality-rejected' | 'settlement.quality-untested'
}

type Standard = Readonly<Record<string, Json | undefined>>

/** Lots with their tonnes and prices by a standard, the way to them, and the lines that are settled by them. */
export function pricedLots(standard: Standard, lots: readonly Lot[]): PricedLots {
  const all = lots.map((lot) => ({ lot, found: priced(standard, lot) }))
  const isWhole = lots.length > 0 && all.every(({ found }) => hasPrice(found))
  return {
    lots: all.map(({ lot, found }) => ({
      ...lot,
      paidQty: hasPrice(found) ? found.tonnes : null,
      paidPrice: hasPrice(found) ? found.price : null,
    })),
    lotSteps: all.flatMap(({ found }, at) =>
      (found?.steps ?? []).map((step) => asNew<Step>({ ...step, lotNo: String(at + 1) })),
    ),
    ...(isWhole ? { items: all.flatMap(({ lot, found }) => (found === null ? [] : [itemOf(lot, found)])) } : {}),
  }
}

/** Coal that is rejected has no price, and none that was not tested by what its standard names. */
export function lotFaults(standard: Standard, lots: readonly Lot[]): readonly LotFault[] {
  return lots.flatMap((lot, at) => {
    const { rejected = [], untested = [] } = priced(standard, lot) ?? {}
    return [
      ...rejected.map((idx) => ({ field: `lots.${at}.${idx}`, code: 'settlement.quality-rejected' as const })),
      ...untested.map((idx) => ({ field: `lots.${at}.${idx}`, code: 'settlement.quality-untested' as const })),
    ]
  })
}

function priced(standard: Standard, { rawQty, basePrice, ...found }: Lot): PricedCoal | null {
  const terms = termsOf(standard)
  if (terms === null || !isDecimal(rawQty) || !isDecimal(basePrice)) return null
  const { q, mt, ad, std, vdaf, fcad, hgi, fines } = found
  const tested = { heat: q ?? null, moisture: mt ?? null, indices: { ad, std, vdaf, fcad, hgi, fines } }
  return priceCoal(terms, tested, basePrice, rawQty)
}

function hasPrice(found: PricedCoal | null): found is PricedCoal {
  return found !== null && found.rejected.length === 0 && found.untested.length === 0
}

function itemOf({ goods }: Lot, { tonnes: qty, price, amount }: PricedCoal): Item {
  return asNew<Item>({ goods, qty, uom: 't', price, amount })
}

function asNew<L extends { readonly id: string }>(line: Omit<L, 'id'>): L {
  return line as L // it is given its id when it is saved
}
