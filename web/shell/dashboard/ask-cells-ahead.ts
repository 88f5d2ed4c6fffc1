import type { CellInfo } from '../../../core/api-types/dashboard.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import type { Lang } from '../../../core/values/language.ts'
import { expressionContextOf } from '../../form/use-expression-context.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import { currentLang } from '../../platform/session/language.ts'
import { currentSession } from '../../platform/session/session.ts'
import { widgetQuery } from '../home-page/use-widget.ts'
import { conditionsOfCell } from './cell-conditions.ts'
import { listCellQuery, reportCellQuery } from './cell-queries.ts'
import { dashboardQuery } from './dashboard-query.ts'
import { linesPerHeight } from './lines-per-height.ts'
import { cellsInSight } from './placed-cell.tsx'
import { conditionsForm } from './use-url-filters.ts'

/**
 * Asks for the figures of the cells that will be in sight, by the conditions of the document's address, while the page
 * is still being put together; what fails is told by its cell.
 */
export async function askCellsAhead(module: string, name: string): Promise<void> {
  const lang = currentLang()
  const described = await queryClient.fetchQuery(dashboardQuery(module, name, lang)).catch(() => null)
  const session = currentSession()
  if (described === null || session === null) return
  const asker = expressionContextOf(session.user, dayOfMs(Date.now()))
  const { values } = conditionsForm(described.filters, location.search, asker)
  for (const cell of cellsInSight(described.cells)) askAhead(cell, values, lang)
}

function askAhead(cell: CellInfo, values: Values, lang: Lang): void {
  if (cell.kind === 'widget')
    void queryClient.prefetchQuery(widgetQuery({ ...cell.widget, asked: conditionsOfCell(cell.with, values) }, lang))
  if (cell.kind === 'report')
    void queryClient.prefetchQuery(reportCellQuery(cell, conditionsOfCell(cell.with, values), lang))
  if (cell.kind === 'list') void queryClient.prefetchQuery(listCellQuery(cell, values, linesPerHeight(cell.h), lang))
}
