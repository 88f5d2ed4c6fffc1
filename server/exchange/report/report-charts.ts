import type { ReportChart } from '../../../core/description/chart.ts'
import type { GroupedReport } from '../../../core/description/report.ts'
import { abs, compare, sum } from '../../../core/values/decimal.ts'
import type { Lang } from '../../../core/values/language.ts'
import { say } from '../../../core/words/message.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { GroupLevel } from '../../records/list/grouping.ts'
import { labelIn } from '../../records/read/labels.ts'
import type { FigureChart, FigureSeries } from './figures.ts'
import { type Grouping, inOrder, type Key, type KeyTexts, textOfKey } from './group-keys.ts'
import { type GroupRow, measureValue, measureField } from './group-row.ts'
import { inStatement } from './statement.ts'
import { reportTexts as texts } from './words.ts'

interface Drawn extends Grouping, KeyTexts {
  readonly groups: readonly GroupRow[]
  /** The keys across in their order, also those without a group. */
  readonly acrossKeys: readonly Key[]
}

// More colours than these nobody tells apart.
const mostColours = 8

/** The charts of a report, drawn of the groups that its table has. */
export function chartsOf(ctx: Ctx, report: GroupedReport, drawn: Drawn): readonly FigureChart[] {
  const valueAt = valuesOf(report, drawn)
  const charts = (report.charts ?? []).map((chart): FigureChart => {
    const measure = report.measures[chart.measure]
    const along = levelOf(report, drawn, chart.along)
    const by = chart.by === undefined ? null : levelOf(report, drawn, chart.by)
    if (measure === undefined || along === null) throw new Error(`${report.name}: no chart along ${chart.along}`)
    const measured = report.words[chart.measure]?.[ctx.lang] ?? chart.measure
    const label = titleOf(ctx, drawn, measured, by === null ? [along] : [along, by])
    const keys = keysOf(ctx, report, drawn, along)
    const of = (byKey: Key | undefined) => keys.map((key) => valueAt(chart, key, byKey))
    const categories = keys.map((key) => textOfKey(ctx, along, key, drawn.names))
    const series =
      by === null
        ? [{ label: measured, values: of(undefined) }]
        : keysOf(ctx, report, drawn, by).map((key) => ({
            label: textOfKey(ctx, by, key, drawn.names),
            values: of(key),
          }))
    const field = measureField(measure, drawn.doc.fields, drawn.sums.get(chart.measure)?.name)
    return {
      label,
      field,
      ...drawnOf(chart, categories, series, ctx.lang),
    }
  })
  // Where only the year before has figures there is nothing to draw.
  return charts.filter(({ series }) => series.some(({ values }) => values.some((value) => value !== null)))
}

function titleOf(ctx: Ctx, { doc }: Grouping, measure: string, levels: readonly GroupLevel[]): string {
  const named = levels.map(({ column }) => labelIn(ctx, doc, column.name)).join(texts.and[ctx.lang])
  return say(ctx.lang, texts.chart[ctx.lang], { measure, levels: named })
}

function levelOf(report: GroupedReport, { down, across }: Grouping, name: string): GroupLevel | null {
  return report.across === name ? across : (down[report.rows.indexOf(name)] ?? null)
}

function keysOf(
  ctx: Ctx,
  { statement }: GroupedReport,
  { down, across, names, places, groups, acrossKeys }: Drawn,
  level: GroupLevel,
): readonly Key[] {
  if (level === across) return acrossKeys
  const at = down.indexOf(level)
  const keys = inOrder(
    ctx,
    level,
    groups.flatMap((group) => (group.down.length > at ? [group.down[at] ?? null] : [])),
    { names, places },
  )
  return statement === undefined ? keys : inStatement(statement, keys)
}

/** Finds what was measured where a group along and one told apart by colour meet. */
function valuesOf(report: GroupedReport, { groups }: Drawn) {
  const byKeys = new Map(groups.map((group) => [keyOf(group), group]))
  return ({ along, by, measure }: ReportChart, alongKey: Key, byKey: Key | undefined): string | null => {
    const keys = new Map([[along, alongKey], ...(by === undefined ? [] : [[by, byKey ?? null] as const])])
    const down = report.rows.flatMap((name) => (keys.has(name) ? [keys.get(name) ?? null] : []))
    const across =
      report.across !== undefined && keys.has(report.across) ? (keys.get(report.across) ?? null) : undefined
    const group = byKeys.get(keyOf({ down, across }))
    return group === undefined ? null : measureValue(group, report.measures, measure)
  }
}

function keyOf({ down, across }: Pick<GroupRow, 'down' | 'across'>): string {
  return JSON.stringify(across === undefined ? [down] : [down, across])
}

type Coloured = Pick<FigureChart, 'kind' | 'categories' | 'series'>

function drawnOf(
  chart: ReportChart,
  categories: readonly string[],
  series: readonly FigureSeries[],
  lang: Lang,
): Coloured {
  if (chart.kind === 'waterfall') return steps(categories, series, texts.total[lang])
  const rest = texts.rest[lang]
  return chart.kind === 'ring' ? ring(categories, series, rest) : coloured(chart, categories, series, rest)
}

/** Each group a step, and their sum. */
function steps(categories: readonly string[], [series]: readonly FigureSeries[], total: string): Coloured {
  const values = series?.values ?? []
  return {
    kind: 'waterfall',
    categories: [...categories, total],
    series: [{ label: series?.label ?? '', values: [...values, added(values)] }],
  }
}

/** What weighs least goes into the rest, so that the others can be told apart. */
function coloured(
  { kind }: ReportChart,
  categories: readonly string[],
  series: readonly FigureSeries[],
  rest: string,
): Coloured {
  const filled = series.filter(({ values }) => values.some((value) => value !== null))
  const { kept, left } = heaviest(filled, ({ values }) => sum(values))
  const others =
    left.length === 0
      ? []
      : [{ label: rest, values: categories.map((_, at) => added(left.map(({ values }) => values[at] ?? null))) }]
  return { kind, categories, series: [...kept, ...others] }
}

/** Parts of a whole, the largest first. A whole has no negative parts: where there are any, bars show them. */
function ring(categories: readonly string[], [series]: readonly FigureSeries[], rest: string): Coloured {
  const parts = categories.flatMap((label, at) => {
    const value = series?.values[at] ?? null
    return value === null ? [] : [{ label, value }]
  })
  const largestFirst = parts.toSorted((a, b) => compare(b.value, a.value))
  const negative = parts.some(({ value }) => compare(value, '0') < 0)
  const { kept, left } = negative ? { kept: largestFirst, left: [] } : heaviest(largestFirst, ({ value }) => value)
  const shown = left.length === 0 ? kept : [...kept, { label: rest, value: sum(left.map(({ value }) => value)) }]
  return {
    kind: negative ? 'bar' : 'ring',
    categories: shown.map(({ label }) => label),
    series: [{ label: series?.label ?? '', values: shown.map(({ value }) => value) }],
  }
}

/** As many as there are colours, the rest in one; those kept stay in their order. */
function heaviest<T>(
  all: readonly T[],
  weight: (one: T) => string,
): { readonly kept: readonly T[]; readonly left: readonly T[] } {
  if (all.length <= mostColours) return { kept: all, left: [] }
  const most = new Set(all.toSorted((a, b) => compare(abs(weight(b)), abs(weight(a)))).slice(0, mostColours - 1))
  return { kept: all.filter((one) => most.has(one)), left: all.filter((one) => !most.has(one)) }
}

function added(values: readonly (string | null)[]): string | null {
  return values.every((value) => value === null) ? null : sum(values)
}
