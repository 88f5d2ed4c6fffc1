import type { ColumnChart } from '../../../core/description/chart.ts'
import type { QueriedReport } from '../../../core/description/report.ts'
import { compare, isZero } from '../../../core/values/decimal.ts'
import { groupedBy } from '../../../core/values/grouped-by.ts'
import { say } from '../../../core/words/format-message.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Names } from '../../records/read/load-reference-names.ts'
import { added, drawnOf, heaviest } from './chart-series.ts'
import type { FigureChart, FigureRow } from './figure-types.ts'
import { reportTexts as texts } from './words.ts'

/** The rows that say the same in the column along. */
interface Category {
  readonly label: string
  readonly rows: readonly FigureRow[]
}

/** The charts of a report with a query of its own, drawn of the rows that its table has. */
export function columnCharts(
  ctx: Ctx,
  report: QueriedReport,
  rows: readonly FigureRow[],
  names: Names,
): readonly FigureChart[] {
  if (rows.length === 0) return []
  return (report.charts ?? []).map((chart) => drawn(ctx, report, chart, rows, names))
}

function drawn(
  { lang }: Ctx,
  report: QueriedReport,
  chart: ColumnChart,
  rows: readonly FigureRow[],
  names: Names,
): FigureChart {
  const labelOf = (column: string) => report.words[column]?.[lang] ?? column
  const [first = ''] = chart.measures
  const [field, along] = [report.columns[first], report.columns[chart.along]]
  if (field === undefined || along === undefined) throw new Error(`${report.name}: no chart along ${chart.along}`)
  const name = (source: string, key: string) => names[`${source}:${key}`] ?? key
  const textOf = (row: FigureRow) => {
    const value = row[chart.along]
    return value === null || value === undefined || value === ''
      ? texts.blank[lang]
      : kindOf(along.kind).text(value, along, { lang, name })
  }
  // Rows of the same text are one category, in the order in which they come.
  const found = [...groupedBy(rows, textOf)].map(([label, same]): Category => ({ label, rows: same }))
  const weight = (one: Category) => valueOf(one, first) ?? '0'
  const { kept, left } = heaviest(
    chart.kind === 'bar' ? found.toSorted((a, b) => compare(weight(b), weight(a))) : found,
    weight,
  )
  const categories =
    left.length === 0 ? kept : [...kept, { label: texts.rest[lang], rows: left.flatMap((one) => one.rows) }]
  const measure = chart.label?.[lang] ?? chart.measures.map(labelOf).join(texts.and[lang])
  return {
    label: say(lang, texts.chart[lang], { measure, levels: labelOf(chart.along) }),
    field,
    ...drawnOf(
      chart,
      categories.map(({ label }) => label),
      chart.measures.map((of) => ({ label: labelOf(of), values: filled(categories.map((one) => valueOf(one, of))) })),
      lang,
    ),
  }
}

function valueOf({ rows }: Category, measure: string): string | null {
  return added(
    rows.map((row) => {
      const value = row[measure]
      return typeof value === 'string' ? value : null
    }),
  )
}

/** A colour of which there is nothing anywhere is left out. */
function filled(values: readonly (string | null)[]): readonly (string | null)[] {
  return values.every((value) => value === null || isZero(value)) ? values.map(() => null) : values
}
