import type { ReportChart } from '../../../core/description/chart.ts'
import type { GroupedReport } from '../../../core/description/report.ts'
import { say } from '../../../core/words/format-message.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { GroupLevel } from '../../records/list/group-levels.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import { drawnOf } from './chart-series.ts'
import type { FigureChart } from './figure-types.ts'
import { inStatement } from './financial-statement-rows.ts'
import { type Grouping, inOrder, type Key, type KeyTexts, textOfKey } from './group-keys.ts'
import { type GroupRow, measureValue, measureField } from './group-measures.ts'
import { reportTexts as texts } from './words.ts'

interface Drawn extends Grouping, KeyTexts {
  readonly groups: readonly GroupRow[]
  /** The keys across in their order, also those without a group. */
  readonly acrossKeys: readonly Key[]
}

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
