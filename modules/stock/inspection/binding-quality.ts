import { round } from '../../../core/values/decimal.ts'
import { arbitrationStage } from './inspection-report-states.ts'
import { weightedMean } from './quality-bases.ts'

/** What two reports are compared and weighed by. */
interface Tested {
  readonly stage: string
  readonly side: string
  readonly qty: string
  readonly heatKcal: string | null
  readonly mt: string | null
  readonly ashDry: string | null
  readonly sulDry: string | null
}

/** The values that count, and whose they are. */
interface Binding {
  readonly bound: 'own' | 'counter' | 'mean' | 'arbitration'
  readonly bindQ: string | null
  readonly bindMt: string | null
  readonly bindAd: string | null
  readonly bindStd: string | null
}

/** What a report says counts as it stands. */
export function valuesOf(report: Tested, bound: Binding['bound']): Binding {
  const { heatKcal, mt, ashDry, sulDry } = report
  return { bound, bindQ: heatKcal === null ? null : round(heatKcal, 1), bindMt: mt, bindAd: ashDry, bindStd: sulDry }
}

/**
 * Of two reports that agree the one that the basis of the contract names counts, or the mean of both; null where
 * neither is the one that it names.
 */
export function bindingOf(basis: string | null, own: Tested, counter: Tested): Binding | null {
  if (basis === 'avg') return meanOf(own, counter)
  const isNamed = namedBy(basis)
  if (isNamed(own)) return valuesOf(own, 'own')
  return isNamed(counter) ? valuesOf(counter, 'counter') : null
}

/** The same values seen from the other report of the pair. */
export function fromOtherSide(binding: Binding): Binding {
  const turned = { own: 'counter', counter: 'own', mean: 'mean', arbitration: 'arbitration' } as const
  return { ...binding, bound: turned[binding.bound] }
}

function namedBy(basis: string | null): (report: Tested) => boolean {
  switch (basis) {
    case 'load':
    case 'disch':
      return ({ stage }) => stage === basis
    case 'third':
    case 'buyer':
      return ({ side }) => side === basis
    default:
      return () => false
  }
}

function meanOf(own: Tested, counter: Tested): Binding {
  const mean = (of: (report: Tested) => string | null, digits: number) => {
    const [ours, theirs] = [of(own), of(counter)]
    if (ours === null || theirs === null) return ours ?? theirs
    return weightedMean(
      [ours, theirs].map((value) => ({ value, weight: '1' })),
      digits,
    )
  }
  return {
    bound: 'mean',
    bindQ: mean(({ heatKcal }) => heatKcal, 1),
    bindMt: mean(({ mt }) => mt, 2),
    bindAd: mean(({ ashDry }) => ashDry, 2),
    bindStd: mean(({ sulDry }) => sulDry, 3),
  }
}

interface Counted {
  readonly id: string
  readonly stage: string
  readonly counterId: string | null
  readonly qty: string
  readonly bindQ: string | null
  readonly bindMt: string | null
  readonly bindAd: string | null
  readonly bindStd: string | null
}

// What left the yard was tested for its buyer.
const cameIn = ['load', 'disch', 'in']

/** Reports that count for themselves: of a pair one, and an arbitration through the report that it was asked about. */
export function countedOnce<
  R extends { readonly id: string; readonly stage: string; readonly counterId: string | null },
>(reports: readonly R[]): readonly R[] {
  const own = reports.filter(({ stage }) => stage !== arbitrationStage)
  const others = new Set(own.map(({ counterId }) => counterId))
  return own.filter(({ id }) => !others.has(id))
}

/** The quality of a batch: what counts of its reports, by the tonnes that each stands for; a pair counts once. */
export function batchQuality(reports: readonly Counted[]) {
  const counted = countedOnce(reports.filter(({ stage }) => cameIn.includes(stage)))
  const mean = (of: (report: Counted) => string | null, digits: number) =>
    weightedMean(
      counted.map((report) => ({ value: of(report), weight: report.qty })),
      digits,
    )
  return {
    heatKcal: mean(({ bindQ }) => bindQ, 1),
    mt: mean(({ bindMt }) => bindMt, 2),
    ashDry: mean(({ bindAd }) => bindAd, 2),
    sulDry: mean(({ bindStd }) => bindStd, 3),
  }
}
