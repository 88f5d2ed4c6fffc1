import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import { formatNumber, sum } from '../../../core/values/decimal.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Values } from '../../platform/data/record-values.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { rowTitle } from '../../platform/data/row-title.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { ErrorState } from '../../platform/page/error-state.tsx'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { gridWords } from '../grid/grid-words.ts'
import type { SignedRows } from './use-rows-to-sign.ts'
import css from './bulk.module.css'

const most = 100

interface SignedProps {
  readonly doc: Described
  /** What an action shows to whoever signs by it. */
  readonly names: readonly string[]
  readonly signed: SignedRows
}

/**
 * What is signed by one press for many rows: each of the first with what it moves, and the sums of them all by
 * currency.
 */
export function BulkSigned({ doc, names, signed: { rows: read, error, retry } }: SignedProps) {
  const t = useWords()
  const lang = useLang()
  if (error !== null) return <ErrorState error={error} onRetry={retry} />
  if (read === null) return <Spinner />
  const fields = names
    .map((name) => fieldNamed(doc.fields, name))
    .filter(
      (field): field is DescribedField =>
        field !== undefined && read.some((row) => row[field.name] !== undefined && row[field.name] !== null),
    )
  if (fields.length === 0) return null
  const text = textIn(lang)
  return (
    <div className={css.reasons} tabIndex={0} role="region" aria-label={t(gridWords.bulkRow)}>
      <table>
        <thead>
          <tr>
            <th>{t(gridWords.bulkRow)}</th>
            {fields.map((field) => (
              <th key={field.name} className={field.numeric ? css.figure : undefined}>
                {field.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {read.slice(0, most).map((row) => (
            <tr key={String(row.id)}>
              <td>{rowTitle(doc, row)}</td>
              {fields.map((field) => {
                const { Cell } = onPage(field.kind)
                return (
                  <td key={field.name} className={field.numeric ? css.figure : undefined}>
                    <Cell value={row[field.name] ?? null} field={field} text={text} /> {currencyOf(field, row)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {read.length > most && (
            <tr>
              <td colSpan={fields.length + 1}>{t(gridWords.bulkMore, { shown: most, n: read.length })}</td>
            </tr>
          )}
          {totalsOf(fields, read).map(([currency, total]) => (
            <tr key={currency}>
              <th colSpan={fields.length + 1} className={css.figure}>
                {t(gridWords.bulkTotal, { total: `${formatNumber(total, 2, lang)} ${currency}` })}
              </th>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  )
}

function currencyOf({ in: measure }: DescribedField, row: Values): string {
  return typeof measure === 'string' ? String(row[measure] ?? '') : ''
}

/** The sums of the first amount, currency by currency: never across them. */
function totalsOf(fields: readonly DescribedField[], rows: readonly Values[]): readonly (readonly [string, string])[] {
  const field = fields.find(({ kind, in: measure }) => kind === 'money' && typeof measure === 'string')
  if (field === undefined) return []
  const currencies = [...new Set(rows.map((row) => currencyOf(field, row)))].filter((currency) => currency !== '')
  return currencies.map(
    (currency) =>
      [
        currency,
        sum(rows.filter((row) => currencyOf(field, row) === currency).map((row) => String(row[field.name] ?? '0'))),
      ] as const,
  )
}
