import type { ReportFigures, ReportResult } from '../../../core/answers/report-result.ts'
import { Empty } from '../../../ui/empty.tsx'
import { openPage } from '../../platform/page/open-page.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { addressOf } from '../filters/address.ts'
import { reportPageWords as words } from './report-words.ts'
import css from './report.module.css'

interface ReportTableProps {
  /** A published report leads nowhere. */
  readonly sheet: ReportFigures & Partial<Pick<ReportResult, 'drills'>>
}

/** The figures with their sums below; one that leads to its records is a link to their list. */
export function ReportTable({ sheet: { label, columns, rows, totals, drills = [] } }: ReportTableProps) {
  const t = useWords()
  if (rows.length === 0) return <Empty title={t(words.empty)} note={t(words.emptyNote)} />
  const side = (at: number) => (columns[at]?.numeric === true ? css.number : undefined)
  const addressAt = (column: string, line: number | 'total') => {
    const drill = drills.find((one) => one.column === column)
    const filters = line === 'total' ? drill?.total : drill?.rows[line]
    return drill && filters ? `${drill.page}?${addressOf({ param: '', filters })}` : null
  }
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
                  <Figure text={row[at]} address={addressAt(column.name, line)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {columns.map((column, at) => (
              <td key={column.name} data-label={at === 0 && !totals[at] ? '' : column.label} className={side(at)}>
                {at === 0 && !totals[at] ? (
                  t(words.total)
                ) : (
                  <Figure text={totals[at]} address={totals[at] ? addressAt(column.name, 'total') : null} />
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Figure({ text, address }: { readonly text: string | undefined; readonly address: string | null }) {
  const t = useWords()
  if (address === null) return text
  return (
    <a
      href={address}
      title={t(words.drill)}
      onClick={(event) => {
        // In a window of its own it opens as every link does.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        openPage(address)
      }}
    >
      {text}
    </a>
  )
}
