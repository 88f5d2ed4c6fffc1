import type { CellInfo } from '../../../core/api-types/dashboard.ts'
import { asked, withoutOpen } from '../../../core/api-types/list-conditions-of-report.ts'
import type { ReportResult } from '../../../core/api-types/report-result.ts'
import type { Lang } from '../../../core/values/language.ts'
import { readRowsGathered } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { gathered } from '../../platform/http/batched-calls.ts'

type Signalled = { readonly signal: AbortSignal }

/** What the cell of a report asks for; cells that ask the same of a report are answered together. */
export function reportCellQuery(
  { module, name }: Extract<CellInfo, { kind: 'report' }>,
  conditions: Readonly<Record<string, string>>,
  lang: Lang,
) {
  return {
    queryKey: ['widget', 'report', module, name, lang, conditions],
    queryFn: ({ signal }: Signalled) =>
      gathered<ReportResult>({ method: 'POST', path: `/api/report/${module}/${name}/sheet`, body: conditions }, signal),
  }
}

/** The first rows of a list, as many as have room. */
export function listCellQuery(cell: Extract<CellInfo, { kind: 'list' }>, values: Values, lines: number, lang: Lang) {
  const { module, name, list, sort, fields } = cell
  const filters = asked(withoutOpen(cell.with, values), values)
  return {
    queryKey: ['doc', module, name, 'cell', lang, list, filters, sort, lines],
    queryFn: ({ signal }: Signalled) => {
      const columns = fields.map((field) => field.name)
      return readRowsGathered(
        cell,
        { list, param: '', filters, sort },
        { page: 1, size: lines, after: null, columns },
        signal,
      )
    },
  }
}
