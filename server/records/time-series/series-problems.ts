import type { AnyDocument } from '../../../core/description/document.ts'
import { type Series, seriesLevels } from '../../../core/description/time-series.ts'
import { compare, isDecimal } from '../../../core/values/decimal.ts'
import { msOfSpan, type Span } from '../../../core/values/time-span.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { levelMs, levelsOf } from './series-levels.ts'

/** What is wrong with the description of a series, for whoever wrote it; nothing when it can run. */
export function seriesProblems(series: Series, doc: AnyDocument | undefined): string[] {
  const { name, of, where, keep, every, gapAfter, silentAfter, fields } = series
  if (doc === undefined) return [`${name}: it is read of ${of}, which is no document`]
  const { columns } = mappingOf(doc)
  const spans: readonly (Span | 'always')[] = [every, gapAfter, silentAfter, ...Object.values(keep)]
  const wrong = spans.filter((span) => span !== 'always' && Number.isNaN(msOfSpan(span)))
  const coarser = seriesLevels.filter((level) => levelMs(series, level) > msOfSpan(every))
  const found = [
    ...wrong.map((span) => `${span} is no length of time`),
    ...(doc.fields[series.code]?.unique === true ? [] : [`${series.code} of ${of} is not unique`]),
    ...(columns.get(series.inUse)?.field.kind === 'yesNo' ? [] : [`${series.inUse} of ${of} is no yes or no`]),
    ...(where === undefined || columns.has(where.field) ? [] : [`${of} has no ${where.field}`]),
    ...(msOfSpan(gapAfter) >= msOfSpan(every) ? [] : ['a gap is shorter than from one reading to the next']),
    ...seriesLevels
      .filter((level) => coarser.includes(level) !== (keep[level] !== undefined))
      .map(
        (level) =>
          `${level} is ${keep[level] === undefined ? 'not kept' : 'no longer than from one reading to the next'}`,
      ),
    // What is counted anew is counted from the next finer level.
    ...levelsOf(series)
      .filter((level, at, levels) => at > 0 && longOf(keep[level]) < longOf(keep[levels[at - 1] ?? 'raw']))
      .map((level) => `${level} is kept for less than what it is counted from`),
    ...Object.entries(fields).flatMap(([field, one]) => {
      if (!/^[a-z][A-Za-z0-9]{0,40}$/.test(field) || taken.has(field)) return [`${field} cannot be the name of a field`]
      if (one.sort === 'counter')
        return isDecimal(one.turns) && compare(one.turns, '0') > 0 ? [] : [`${field} never turns`]
      if (!isDecimal(one.from) || !isDecimal(one.to) || compare(one.from, one.to) >= 0) return [`${field} has no range`]
      return one.frozenAfter !== undefined && Number.isNaN(msOfSpan(one.frozenAfter)) ? [`${field} never freezes`] : []
    }),
  ]
  return found.map((problem) => `${name}: ${problem}`)
}

// Columns that every series has.
const taken: ReadonlySet<string> = new Set(['key', 'at', 'faults', 'corrected', 'n', 'firstAt', 'lastAt'])

function longOf(span: Span | 'always' | undefined): number {
  return span === undefined || span === 'always' ? Infinity : msOfSpan(span)
}
