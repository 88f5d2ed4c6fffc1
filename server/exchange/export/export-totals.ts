import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { safeText } from '../../platform/workbook/formula-safe-text.ts'
import type { SheetRow } from '../../platform/workbook/sheet-cell.ts'
import { exportedColumns, type ExportRequest } from '../../records/documents/exported-columns.ts'
import { totals } from '../../records/list/list-totals.ts'
import { mappingOf, measureName } from '../../records/schema/table-mapping.ts'
import { exportColumn } from './export-column.ts'
import { totalLabel } from './total-label.ts'

// A currency is known by its code, as in lists.
const currency = /^[A-Z]{3}$/

/** What a list adds up, for below its rows in a workbook: a row for each currency or unit, named in front. */
export async function exportTotals(ctx: Ctx, doc: AnyDocument, request: ExportRequest): Promise<readonly SheetRow[]> {
  const { columns: _, format: __, sort: ___, dir: ____, ...matching } = request
  const found = await totals(ctx, doc, matching)
  if (found.count === 0) return []
  const columns = exportedColumns(ctx, doc, request)
  const place = columns.findIndex(({ name, kind }) => !kind.numeric && found.totals[name] === undefined)
  const rows = new Map<string | null, SheetRow>()
  const { columns: all } = mappingOf(doc)
  for (const [at, column] of columns.entries()) {
    const { cell } = exportColumn(ctx, doc, column, 'xlsx')
    const measure = all.get(measureName(column) ?? '')
    for (const { in: of, sum } of found.totals[column.name] ?? []) {
      const name = of === null || currency.test(of) ? of : (found.names[`${measure?.source ?? ''}:${of}`] ?? of)
      const label = safeText(totalLabel(ctx.lang, name))
      const row = rows.get(of) ?? columns.map((_column, nr) => (nr === place ? label : null))
      rows.set(of, row.with(at, cell({ [column.name]: sum }, found.names)))
    }
  }
  return [...rows.values()]
}
