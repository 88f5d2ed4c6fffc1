import type { SeriesFieldInfo, SeriesPoint, SeriesShown } from '../../../core/api-types/time-series.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import type { Lang } from '../../../core/values/language.ts'
import { seriesTerms } from '../../../core/words/series-terms.ts'
import type { ChartData, ChartSeries } from '../../../ui/chart/chart-data.ts'
import { comparable } from '../../list/curve/relative-lines.ts'
import { timeText } from './time-text.ts'
import { seriesPageWords as words } from './words.ts'

// So many columns beside each other are still told apart.
const mostColumns = 62

interface SeriesDrawing {
  readonly chart: ChartData
  /** Lines are told relative to where each begins. */
  readonly relative: boolean
  readonly marked: boolean
}

/** The curves of things, or of one thing its average between its least and its most. */
export function seriesChart(shown: SeriesShown, field: SeriesFieldInfo, lang: Lang): SeriesDrawing {
  const moments = [...new Set(shown.curves.flatMap(({ points }) => points.map(({ at }) => at)))].toSorted(
    (a, b) => a - b,
  )
  const called = new Map(shown.things.map(({ id, code }) => [id, code]))
  const lines = shown.curves.flatMap(({ key, points }) =>
    linesOf(new Map(points.map((point) => [point.at, point])), moments, {
      label: called.get(key) ?? '',
      field,
      alone: shown.curves.length === 1,
      lang,
    }),
  )
  const { relative, lines: sized } = comparable(lines.map(({ values }) => values))
  const isColumns = field.sort === 'counter' && moments.length * shown.curves.length <= mostColumns
  return {
    relative,
    marked: lines.some(({ signs }) => signs?.some((sign) => sign !== null)),
    chart: {
      kind: isColumns ? 'column' : 'line',
      label: field.label,
      categories: moments.map((at) => timeText(at, shown, lang)),
      series: lines.map((line, at) => ({ ...line, values: sized[at] ?? [], signs: signsOn(sized[at] ?? [], line) })),
    },
  }
}

type Points = ReadonlyMap<number, SeriesPoint>

function linesOf(
  points: Points,
  moments: readonly number[],
  { label, field, alone, lang }: { label: string; field: SeriesFieldInfo; alone: boolean; lang: Lang },
): ChartSeries[] {
  const line = (name: string, of: 'value' | 'least' | 'most'): ChartSeries => {
    const values = moments.map((at) => points.get(at)?.[of] ?? null)
    return {
      label: name,
      values: values.map((value) => (value === null ? null : Number(value))),
      texts: values.map((value) => (value === null ? '' : formatNumber(value, field.digits, lang))),
    }
  }
  const signs = moments.map((at) => ((points.get(at)?.marks.length ?? 0) > 0 ? 0 : null))
  const own = { ...line(label, 'value'), signs }
  const spread = alone && [...points.values()].some(({ least, most }) => least !== most)
  if (!spread) return [own]
  return [
    { ...own, label: words.average[lang] },
    line(seriesTerms.least[lang], 'least'),
    line(seriesTerms.most[lang], 'most'),
  ]
}

/** A sign stands on its line, or where nothing counts as high as the line last was. */
function signsOn(values: readonly (number | null)[], { signs = [] }: ChartSeries): readonly (number | null)[] {
  let last = values.find((value) => value !== null) ?? 0
  return values.map((value, at) => {
    last = value ?? last
    return (signs[at] ?? null) === null ? null : last
  })
}
