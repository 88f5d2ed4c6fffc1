import type { PointMark, SeriesCurves, SeriesThing } from '../../../core/api-types/time-series.ts'
import type { Series } from '../../../core/description/time-series.ts'
import type { Lang } from '../../../core/values/language.ts'
import { seriesTerms } from '../../../core/words/series-terms.ts'
import type { Book } from '../export/workbook-data.ts'
import { serialOfMs } from '../read-spreadsheet/serial-day.ts'

interface Exported {
  readonly field: string
  readonly curves: SeriesCurves
  readonly things: readonly SeriesThing[]
}

/** The points of curves as a workbook, as the table under them shows them. */
export function curvesBook(lang: Lang, series: Series, { field, curves: { curves, level }, things }: Exported): Book {
  const measured = series.fields[field]
  if (measured === undefined) throw new Error(`${series.name} has no ${field}`)
  const codes = new Map(things.map(({ id, code }) => [id, code]))
  const said = (marks: readonly PointMark[]) => marks.map((mark) => seriesTerms[mark][lang]).join(', ')
  const isGauge = measured.sort === 'gauge'
  const head = [
    seriesTerms.thing[lang],
    seriesTerms.time[lang],
    `${measured.label[lang]}, ${measured.unit[lang]}`,
    ...(isGauge ? [seriesTerms.least[lang], seriesTerms.most[lang]] : []),
    seriesTerms.readings[lang],
    seriesTerms.quality[lang],
  ]
  const number = (value: string | null) => (value === null ? null : Number(value))
  const format = `#,##0${measured.digits > 0 ? `.${'0'.repeat(measured.digits)}` : ''}`
  const numeric = { width: 16, format }
  const rows = curves.flatMap(({ key, points }) =>
    points.map(({ at, value, least, most, n, marks }) => [
      codes.get(key) ?? '',
      serialOfMs(at),
      number(value),
      ...(isGauge ? [number(least), number(most)] : []),
      n,
      said(marks),
    ]),
  )
  return {
    sheets: [
      {
        name: series.label[lang].slice(0, 31),
        frozen: 2,
        across: 0,
        columns: [
          { width: 18 },
          { width: 18, format: level === 'day' || level === 'month' ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm' },
          numeric,
          ...(isGauge ? [numeric, numeric] : []),
          { width: 10 },
          { width: 24 },
        ],
        rows: [[`${series.label[lang]}  ${seriesTerms[level][lang]}`], head, ...rows],
        looks: head.map((_, column) => ({ row: 1, column, look: 'head' as const })),
      },
    ],
  }
}
