import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Json } from '../../../core/values/json.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { conflictWords as words } from './words.ts'
import css from './conflict.module.css'

/** A value for reading, a sub-table with all its lines. */
export function FieldValue({ field, value }: { readonly field: DescribedField; readonly value: Json }) {
  const t = useWords()
  const text = textIn(useLang())
  if (kindOf(field.kind).empty(value)) return <span className={css.empty}>{t(words.empty)}</span>
  if (field.columns) return <LinesValue columns={field.columns} value={value} />
  const { Cell } = onPage(field.kind)
  return <Cell value={value} field={field} text={text} />
}

function LinesValue({ columns, value }: { readonly columns: readonly DescribedField[]; readonly value: Json }) {
  const text = textIn(useLang())
  return (
    <div className={css.scroll} tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesIn(value).map((line, at) => (
            <tr key={String(line.id ?? at)}>
              {columns.map((column) => {
                const { Cell } = onPage(column.kind)
                return (
                  <td key={column.name} className={column.numeric ? css.figure : undefined}>
                    <Cell value={line[column.name] ?? null} field={column} text={text} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
