import type { Conditions, ReportDrill } from '../../../core/answers/report-result.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Page } from '../../../core/description/module.ts'
import type { Drill, QueriedReport, ReportCondition } from '../../../core/description/report.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { filterColumn } from '../../records/list/filters.ts'
import { mappingOf } from '../../records/schema/mapping.ts'
import { asked, type Values } from './report-conditions.ts'

/** Where the figures of a report with a query of its own lead its reader, as far as he may follow. */
export function drillsOf(
  ctx: Ctx,
  report: QueriedReport,
  filters: Values,
  rows: readonly Values[],
): readonly ReportDrill[] {
  return Object.entries(report.drill ?? {})
    .filter(([, drill]) => mayFollow(ctx, drill.page, Object.keys(drill.with)))
    .map(([column, drill]): ReportDrill => {
      const [ofRows, always] = parted(drill, report)
      return {
        page: drill.page,
        always: asked(always, filters),
        rows: rows.map((row): Conditions => asked(ofRows, { ...filters, ...row })),
        columns: { [column]: {} },
      }
    })
}

/**
 * Whether a reader may open a page and ask its list for all these columns; a list that is asked for less would show
 * more than a figure says.
 */
export function mayFollow(ctx: Ctx, path: string, columns: readonly string[]): boolean {
  const page = ctx.running.modules.flatMap(({ pages }) => pages).find((one) => one.path === path)
  const doc = page === undefined ? undefined : listedOn(ctx, page)
  if (page === undefined || doc === undefined || !ctx.actor.permissions.has(page.needs)) return false
  const mapping = mappingOf(doc)
  return columns.every((name) => filterColumn(ctx, mapping, name) !== null)
}

function listedOn({ running }: Ctx, { list }: Page): AnyDocument | undefined {
  return running.documents.get(list?.split('.', 2).join('.') ?? '')?.doc
}

type Asking = Readonly<Record<string, ReportCondition>>

/** What a row says, and what the filters say. */
function parted({ with: conditions }: Drill, { columns, filters }: QueriedReport): readonly [Asking, Asking] {
  const isOfRow = (condition: ReportCondition) =>
    typeof condition === 'string' && condition in columns && !(condition in filters)
  const entries = Object.entries(conditions)
  return [
    Object.fromEntries(entries.filter(([, condition]) => isOfRow(condition))),
    Object.fromEntries(entries.filter(([, condition]) => !isOfRow(condition))),
  ]
}
