import { Select } from 'antd'
import { kindOf } from '../../../kinds/kinds.ts'
import { useLang, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { columnsOf, optionOf, type Drawn } from './draft-fields.ts'
import css from './panel.module.css'

/** Which columns of a sub-table are summed. */
export function LineTotals({
  drawn,
  disabled,
  onChange,
}: {
  readonly drawn: Drawn
  readonly disabled: boolean
  readonly onChange: (totals: string[]) => void
}) {
  const t = useWords()
  const lang = useLang()
  const value = optionOf(drawn.field, 'totals')
  const numeric = Object.entries(columnsOf(drawn.field)).filter(([, { kind }]) => kindOf(kind).numeric)
  const named = (column: string) => {
    const said = drawn.inner[column]
    return said === undefined ? column : ('label' in said ? said.label : said)[lang] || column
  }
  return (
    <label className={css.row}>
      {t(words.totals)}
      <Select
        mode="multiple"
        disabled={disabled}
        value={Array.isArray(value) ? value.map(String) : []}
        options={numeric.map(([column]) => ({ value: column, label: named(column) }))}
        onChange={onChange}
      />
    </label>
  )
}
