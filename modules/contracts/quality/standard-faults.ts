import { compare } from '../../../core/values/decimal.ts'
import type { QualityTerms } from './price-coal.ts'
import { type Band, isBeyond, type Tier } from './quality-price.ts'

/** What is wrong with the terms of a standard, and at which field of its form. */
interface TermFault {
  readonly field: string
  readonly code:
    | 'quality-std.limit-within-base'
    | 'quality-std.reject-within-limit'
    | 'quality-std.index-twice'
    | 'quality-std.tier-of-no-index'
    | 'quality-std.tiers-with-gap'
    | 'quality-std.bands-overlap'
}

interface Held {
  readonly base: string
  readonly limit: string | null
  readonly reject: string | null
}

/** Limits beyond the base, rejection beyond the limit, tiers without a gap, bands that do not overlap. */
export function termFaults(
  { heat, moisture, indices }: QualityTerms,
  tiers: readonly { readonly idx: string }[],
): readonly TermFault[] {
  const known = indices.map(({ idx }) => idx)
  return [
    ...limitFaults(moisture, 'above', ['mtLimit', 'mtReject']),
    ...limitFaults(heat, 'below', ['qLimit', 'qReject']),
    ...bandFaults(heat.bands),
    ...indices.flatMap((index, at) => [
      ...limitFaults(index, index.worse, [`indices.${at}.limit`, `indices.${at}.reject`]),
      ...(known.indexOf(index.idx) < at
        ? [{ field: `indices.${at}.idx`, code: 'quality-std.index-twice' as const }]
        : []),
      ...tierFaults(index.base, index.worse, index.tiers, placesOf(tiers, index.idx)),
    ]),
    ...tiers.flatMap(({ idx }, at) =>
      known.includes(idx) ? [] : [{ field: `tiers.${at}.idx`, code: 'quality-std.tier-of-no-index' as const }],
    ),
  ]
}

function limitFaults(
  { base, limit, reject }: Held,
  worse: 'above' | 'below',
  [limitField, rejectField]: readonly [string, string],
): readonly TermFault[] {
  const isLimitWithin = limit !== null && isBeyond(base, limit, worse)
  const least = limit ?? base
  const isRejectWithin = reject !== null && !isBeyond(reject, least, worse)
  return [
    ...(isLimitWithin ? [{ field: limitField, code: 'quality-std.limit-within-base' as const }] : []),
    ...(isRejectWithin ? [{ field: rejectField, code: 'quality-std.reject-within-limit' as const }] : []),
  ]
}

/** The first tier begins at the base, each begins where the one before ends, and only the last has no end. */
function tierFaults(
  base: string,
  worse: 'above' | 'below',
  tiers: readonly Tier[],
  places: readonly number[],
): readonly TermFault[] {
  return tiers.flatMap(({ from, to }, at) => {
    const begins = at === 0 ? base : (tiers[at - 1]?.to ?? null)
    const isChained = begins !== null && compare(from, begins) === 0
    const isForward = to === null ? at === tiers.length - 1 : isBeyond(to, from, worse)
    const place = places[at] ?? 0
    return isChained && isForward ? [] : [{ field: `tiers.${place}.from`, code: 'quality-std.tiers-with-gap' as const }]
  })
}

function placesOf(tiers: readonly { readonly idx: string }[], idx: string): readonly number[] {
  return tiers.flatMap((tier, at) => (tier.idx === idx ? [at] : []))
}

function bandFaults(bands: readonly Band[]): readonly TermFault[] {
  return bands.flatMap(({ from, to }, at) => {
    const isCrossed = bands.slice(0, at).some((other) => compare(from, other.to) < 0 && compare(other.from, to) < 0)
    return isCrossed || compare(from, to) >= 0
      ? [{ field: `bands.${at}.from`, code: 'quality-std.bands-overlap' as const }]
      : []
  })
}
