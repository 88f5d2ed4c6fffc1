import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import type { Total } from '../../platform/data/row-groups-and-totals.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useLang } from '../../platform/session/language.ts'
import css from './totals.module.css'

interface TotalsSumProps {
  readonly doc: Described
  readonly field: DescribedField
  readonly sums: readonly Total[]
  /** Two lines at most, where there is no room for more; all of them stand in the title. */
  readonly tight?: boolean
}

const room = 2

// A currency is known by its code, which is shorter than its name in any language.
const currency = /^[A-Z]{3}$/

/** The sums of a column, a line for each currency or unit. */
export function TotalsSum({ doc, field, sums, tight = false }: TotalsSumProps) {
  const lang = useLang()
  const measure = typeof field.in === 'string' ? fieldNamed(doc.fields, field.in) : undefined
  const source = measure?.kind === 'dictionary' ? `dictionary:${String(measure.group)}` : ''
  const lines = sums.map(({ in: of, sum }) => {
    const name = of === null ? '' : textIn(lang).name(source, of)
    const unit = of !== null && currency.test(of) ? of : name
    return { unit, name, amount: formatNumber(sum, typeof field.digits === 'number' ? field.digits : null, lang) }
  })
  const title = lines.map(({ name, amount }) => `${amount} ${name}`).join('\n')
  return (
    <span className={joinClassNames(css.sums, tight && css.tight)} title={title}>
      {(tight ? lines.slice(0, room) : lines).map(({ unit, amount }) => (
        <span key={unit} className={css.sum}>
          {unit !== '' && <i>{unit}</i>} {amount}
        </span>
      ))}
      {tight && lines.length > room && <i className={css.rest}>+{lines.length - room}</i>}
    </span>
  )
}
