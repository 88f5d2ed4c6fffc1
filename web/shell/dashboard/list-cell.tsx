import { useQuery } from '@tanstack/react-query'
import type { CellInfo } from '../../../core/api-types/dashboard.ts'
import { asked, withoutOpen } from '../../../core/api-types/list-conditions-of-report.ts'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { shownValue } from '../../../core/description/shown-value.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { addressOf } from '../../list/filters/filter-address.ts'
import type { Rows } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { PageLink } from '../../platform/page/page-link.tsx'
import { useLang } from '../../platform/session/language.ts'
import { EmptyWidget } from '../home-page/empty-widget.tsx'
import { WidgetQueryStates } from '../home-page/widget-query-states.tsx'
import { CellCard } from './cell-card.tsx'
import { listCellQuery } from './cell-queries.ts'
import { useInSight } from './cell-visibility.ts'
import css from './dashboard.module.css'

interface ListCellProps {
  readonly cell: Extract<CellInfo, { kind: 'list' }>
  readonly values: Values
  /** How many rows have room. */
  readonly lines: number
}

/** The first rows of a list; its head opens the list with the same conditions. */
export function ListCell({ cell, values, lines }: ListCellProps) {
  const lang = useLang()
  const filters = asked(withoutOpen(cell.with, values), values)
  const query = useQuery({
    ...listCellQuery(cell, values, lines, lang),
    enabled: useInSight(),
    placeholderData: (before) => before,
  })
  return (
    <CellCard label={cell.label} opens={`${cell.opens}?${addressOf({ param: '', filters })}`}>
      <WidgetQueryStates query={query} lines={lines}>
        {(rows) => (rows.rows.length === 0 ? <EmptyWidget said={cell.empty} /> : <FirstRows cell={cell} rows={rows} />)}
      </WidgetQueryStates>
    </CellCard>
  )
}

interface FirstRowsProps extends Pick<ListCellProps, 'cell'> {
  readonly rows: Rows
}

function FirstRows({ cell: { module, name, label, fields }, rows: { rows } }: FirstRowsProps) {
  return (
    <table className={css.rows} aria-label={label}>
      <thead>
        <tr>
          {fields.map((field) => (
            <th key={field.name} scope="col" className={field.numeric ? css.number : undefined}>
              {field.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row.id)}>
            {fields.map((field, at) => (
              <td key={field.name} className={joinClassNames(field.numeric && css.number, !isLong(field) && css.whole)}>
                <Value field={field} row={row} address={at === 0 ? `/doc/${module}/${name}/${String(row.id)}` : null} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Names break where there is no room; numbers, days and states do not. */
function isLong({ kind }: DescribedField): boolean {
  return kind === 'reference' || kind === 'text'
}

interface ValueProps {
  readonly field: DescribedField
  readonly row: Values
  readonly address: string | null
}

function Value({ field, row, address }: ValueProps) {
  const text = textIn(useLang())
  const { Cell } = onPage(field.kind)
  const shown = <Cell value={shownValue(field, row)} field={field} text={text} />
  return address === null ? shown : <PageLink to={address}>{shown}</PageLink>
}
