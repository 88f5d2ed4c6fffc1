import type { ReportDrill } from '../../../core/answers/report-result.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Page } from '../../../core/description/module.ts'
import type { Drill, DrillCondition, Report } from '../../../core/description/report.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { filterColumn } from '../../records/list/filters.ts'
import { mappingOf } from '../../records/schema/mapping.ts'

type Values = Readonly<Record<string, Json | undefined>>

/**
 * Where the figures of a report lead its reader: to lists whose page he may open and which he may ask for all that
 * a figure was made of; a list that is asked for less would show more than the figure says.
 */
export function drillsOf(ctx: Ctx, report: Report, filters: Values, rows: readonly Values[]): readonly ReportDrill[] {
  return Object.entries(report.drill ?? {}).flatMap(([column, drill]): ReportDrill[] =>
    mayFollow(ctx, drill)
      ? [
          {
            column,
            page: drill.page,
            rows: rows.map((row) => asked(drill, { ...filters, ...row })),
            total: asked(withoutColumns(drill, report), filters),
          },
        ]
      : [],
  )
}

function mayFollow(ctx: Ctx, drill: Drill): boolean {
  const page = ctx.running.modules.flatMap(({ pages }) => pages).find(({ path }) => path === drill.page)
  const doc = page === undefined ? undefined : listedOn(ctx, page)
  if (page === undefined || doc === undefined || !ctx.actor.permissions.has(page.needs)) return false
  const mapping = mappingOf(doc)
  return Object.keys(drill.with).every((name) => filterColumn(ctx, mapping, name) !== null)
}

function listedOn({ running }: Ctx, { list }: Page): AnyDocument | undefined {
  return running.documents.get(list?.split('.', 2).join('.') ?? '')?.doc
}

function withoutColumns(drill: Drill, { columns, filters }: Report): Drill {
  const isOfRow = (condition: DrillCondition) =>
    typeof condition === 'string' && condition in columns && !(condition in filters)
  return {
    ...drill,
    with: Object.fromEntries(Object.entries(drill.with).filter(([, condition]) => !isOfRow(condition))),
  }
}

function asked({ with: conditions }: Drill, values: Values): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    Object.entries(conditions).map(([name, condition]) => [name, conditionOf(condition, values)]),
  )
}

function conditionOf(condition: DrillCondition, values: Values): Json {
  const valueOf = (name: string | undefined): Json => (name === undefined ? null : (values[name] ?? null))
  if (typeof condition === 'string') {
    const value = valueOf(condition)
    // Rows that have nothing there are a group of their own.
    return value === null || value === '' ? { empty: true } : value
  }
  if ('is' in condition) return condition.is
  return { from: valueOf(condition.from), to: valueOf(condition.to) }
}
