import type { Conditions } from '../../../core/api-types/report-result.ts'
import type { GroupedReport } from '../../../core/description/report.ts'
import { yearBefore } from '../../../core/values/day.ts'
import { abs, div, isZero, mul, sub } from '../../../core/values/decimal.ts'
import { endsOf } from './date-group-keys.ts'
import type { FigureRow } from './figure-types.ts'
import { rowFigures, type GroupRow } from './group-measures.ts'

type Measures = GroupedReport['measures']

/** The measures that are compared, if any: an average of last year says nothing beside its sums. */
export function comparedIn(
  { measures }: GroupedReport,
  compared: Conditions | null,
): readonly (readonly [string, Measures[string]])[] {
  return compared === null ? [] : Object.entries(measures).filter(([, measure]) => !('ratio' in measure))
}

/** Names of the columns that stand beside a measure. */
export const lastYearColumn = (measure: string): string => `${measure} lastYear`
export const growthColumn = (measure: string): string => `${measure} growth`

/**
 * The same days of the year before, for the conditions that ask for a span of them. A span that reaches beyond today is
 * compared with the days up to today: a year that has begun would seem to shrink.
 */
export function lastYear(conditions: Conditions, today: string): Conditions {
  return Object.fromEntries(
    Object.entries(conditions).map(([name, condition]) => {
      const { from, to } = endsOf(condition)
      if (from === null || to === null) return [name, condition]
      return [name, { from: yearBefore(from), to: yearBefore(from <= today && today < to ? today : to) }]
    }),
  )
}

/** The figures of a row in the year before, and how each measure has grown since. */
export function comparedFigures(
  measures: ReturnType<typeof comparedIn>,
  now: FigureRow,
  before: readonly GroupRow[],
): FigureRow {
  const then = rowFigures(before, Object.fromEntries(measures))
  return Object.fromEntries(
    measures.flatMap(([name]) => {
      const [is, was] = [text(now[name]), text(then[name])]
      return [
        [lastYearColumn(name), was],
        [growthColumn(name), growth(is, was)],
      ]
    }),
  )
}

/** A percentage is told beside the one of the year before, not how many percent it has grown. */
export function withoutGrowth(measures: ReturnType<typeof comparedIn>, figures: FigureRow): FigureRow {
  return { ...figures, ...Object.fromEntries(measures.map(([name]) => [growthColumn(name), null])) }
}

function text(value: FigureRow[string] | undefined): string | null {
  return typeof value === 'string' ? value : null
}

/** In percent of what it was; nothing where there was nothing. */
function growth(is: string | null, was: string | null): string | null {
  if (was === null || isZero(was)) return null
  return div(mul(sub(is ?? '0', was), '100'), abs(was), 1)
}
