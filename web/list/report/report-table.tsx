import type { ReportColumn, ReportDrill, ReportFigures, ReportResult } from '../../../core/api-types/report-result.ts'
import { Empty } from '../../../ui/empty.tsx'
import { PageLink } from '../../platform/page/page-link.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { addressOf } from '../filters/filter-address.ts'
import { reportPageWords as words } from './report-words.ts'
import css from './report.module.css'

interface ReportTableProps {
  /** A published report leads nowhere. */
  readonly sheet: ReportFigures & Partial<Pick<ReportResult, 'drills'>>
}

/** The figures with their sums below; one that leads to its records is a link to their list. */
export function ReportTable({ sheet: { label, columns, rows, subtotals, totals, drills = [] } }: ReportTableProps) {
  const t = useWords()
  if (rows.length === 0) return <Empty title={t(words.empty)} note={t(words.emptyNote)} />
  const measure = mainMeasure(columns)
  const side = (at: number) => (columns[at]?.numeric === true ? css.number : undefined)
  // Rows of a report have no identity of their own: they are drawn once and stay.
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={css.table}>
        {measure !== null && <caption className={css.measure}>{measure}</caption>}
        <thead>
          <Headings columns={columns} measure={measure} />
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={`${line} ${row.join(' ')}`} className={subtotals.includes(line) ? css.subtotal : undefined}>
              {columns.map((column, at) => (
                <td key={column.name} data-label={wholeLabel(column)} className={side(at)}>
                  <Figure text={row[at]} address={row[at] ? addressAt(drills, column.name, line) : null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals.length > 0 && (
          <tfoot>
            <tr>
              {columns.map((column, at) => (
                <td
                  key={column.name}
                  data-label={at === 0 && !totals[at] ? '' : wholeLabel(column)}
                  className={side(at)}
                >
                  {at === 0 && !totals[at] ? (
                    t(words.total)
                  ) : (
                    <Figure text={totals[at]} address={totals[at] ? addressAt(drills, column.name, 'total') : null} />
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

interface HeadingsProps {
  readonly columns: readonly ReportColumn[]
  /** What a group is not asked to repeat where it has nothing else. */
  readonly measure: string | null
}

/** One row of headings, or two where several columns stand under a common one. */
function Headings({ columns, measure }: HeadingsProps) {
  const headings = headingsOf(columns)
  const split = headings.filter((heading) => heading.group !== undefined && !hasOnly(heading, measure))
  const depth = split.length > 0 ? 2 : 1
  return (
    <>
      <tr>
        {headings.flatMap((heading) =>
          split.includes(heading) ? (
            <th key={heading.group} scope="colgroup" colSpan={heading.columns.length} className={css.group}>
              {heading.group}
            </th>
          ) : (
            heading.columns.map((column) => (
              <ColumnHeading key={column.name} column={column} depth={depth} label={heading.group ?? column.label} />
            ))
          ),
        )}
      </tr>
      {split.length > 0 && (
        <tr>
          {split.flatMap((heading) =>
            heading.columns.map((column) => (
              <ColumnHeading key={column.name} column={column} depth={1} label={column.label} />
            )),
          )}
        </tr>
      )}
    </>
  )
}

interface ColumnHeadingProps {
  readonly column: ReportColumn
  /** Rows of headings that it takes. */
  readonly depth: number
  readonly label: string
}

function ColumnHeading({ column, depth, label }: ColumnHeadingProps) {
  return (
    <th scope="col" rowSpan={depth} className={column.numeric ? css.number : undefined}>
      {label}
    </th>
  )
}

interface Heading {
  readonly group: string | undefined
  readonly columns: readonly ReportColumn[]
}

/** The measure that most groups have alone: it is said once above all of them. */
function mainMeasure(columns: readonly ReportColumn[]): string | null {
  const groups = headingsOf(columns).filter(({ group }) => group !== undefined)
  const label = groups.find(({ columns: under }) => under.length === 1)?.columns[0]?.label ?? null
  return groups.filter((group) => hasOnly(group, label)).length > groups.length / 2 ? label : null
}

function hasOnly({ columns }: Heading, measure: string | null): boolean {
  return columns.length === 1 && columns[0]?.label === measure
}

/** Neighbours under the same heading together. */
function headingsOf(columns: readonly ReportColumn[]): readonly Heading[] {
  return columns.reduce<readonly Heading[]>((found, column) => {
    const last = found.at(-1)
    return last !== undefined && last.group === column.group
      ? [...found.slice(0, -1), { group: last.group, columns: [...last.columns, column] }]
      : [...found, { group: column.group, columns: [column] }]
  }, [])
}

function wholeLabel({ group, label }: ReportColumn): string {
  return group === undefined ? label : `${group} ${label}`
}

function addressAt(drills: readonly ReportDrill[], column: string, line: number | 'total'): string | null {
  const drill = drills.find(({ columns }) => columns[column] !== undefined)
  if (drill === undefined || (line !== 'total' && drill.rows[line] === null)) return null
  const filters = { ...drill.always, ...(line === 'total' ? {} : drill.rows[line]), ...drill.columns[column] }
  return `${drill.page}?${addressOf({ param: '', filters })}`
}

function Figure({ text, address }: { readonly text: string | undefined; readonly address: string | null }) {
  const t = useWords()
  if (address === null) return text
  return (
    <PageLink to={address} title={t(words.drill)}>
      {text}
    </PageLink>
  )
}
