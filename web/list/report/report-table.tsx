import type { ReportResult } from '../../../core/answers/report-result.ts'
import { Empty } from '../../../ui/empty.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { reportPageWords as words } from './report-words.ts'
import css from './report.module.css'

/** The figures with their sums below. */
export function ReportTable({ sheet: { label, columns, rows, totals } }: { readonly sheet: ReportResult }) {
  const t = useWords()
  if (rows.length === 0) return <Empty title={t(words.empty)} note={t(words.emptyNote)} />
  const side = (at: number) => (columns[at]?.numeric === true ? css.number : undefined)
  // Rows of a report have no identity of their own: they are drawn once and stay.
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column.name} scope="col" className={side(at)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={`${line} ${row.join(' ')}`}>
              {columns.map((column, at) => (
                <td key={column.name} data-label={column.label} className={side(at)}>
                  {row[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {columns.map((column, at) => (
              <td key={column.name} data-label={at === 0 && !totals[at] ? '' : column.label} className={side(at)}>
                {at === 0 && !totals[at] ? t(words.total) : totals[at]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
