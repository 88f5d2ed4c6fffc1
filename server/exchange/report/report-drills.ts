import { asked, type Values, withoutOpen } from '../../../core/api-types/list-conditions-of-report.ts'
import type { Conditions, ReportDrill } from '../../../core/api-types/report-result.ts'
import type { Drill, QueriedReport, ReportCondition } from '../../../core/description/report.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { mayFollow } from '../../records/list/may-drill-down.ts'

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
        always: asked(withoutOpen(always, filters), filters),
        rows: rows.map((row): Conditions => asked(ofRows, { ...filters, ...row })),
        columns: { [column]: {} },
      }
    })
}

type Asking = Readonly<Record<string, ReportCondition>>

/** What a row says, and what the filters say: of a column that may also be asked for, a row says it and the total asks. */
function parted({ with: conditions }: Drill, { columns, filters }: QueriedReport): readonly [Asking, Asking] {
  const isOfRow = (condition: ReportCondition) => typeof condition === 'string' && condition in columns
  const isAsked = (condition: ReportCondition) => typeof condition !== 'string' || condition in filters
  const entries = Object.entries(conditions)
  return [
    Object.fromEntries(entries.filter(([, condition]) => isOfRow(condition))),
    Object.fromEntries(entries.filter(([, condition]) => isAsked(condition))),
  ]
}
