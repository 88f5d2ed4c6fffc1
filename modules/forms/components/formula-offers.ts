import type { Field } from '../../../core/description/field.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import type { Lang } from '../../../core/values/language.ts'
import { say } from '../../../core/words/format-message.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { designWords as words } from '../words/design.ts'
import { columnsOf, drawnAt } from './draft-fields.ts'

/** What a formula may name: as it is written, and as the form calls it. */
interface FormulaOffer {
  readonly text: string
  readonly label: string
}

/** What the formula of a field or column may count or join: sums of sub-tables, the columns beside it, other fields. */
export function formulaOffers(draft: FormDraft, path: string, lang: Lang): readonly FormulaOffer[] {
  const [around = '', column] = path.split('.')
  const { fields } = draft.doc
  const named = (at: string) => {
    const drawn = drawnAt(draft, at)
    return drawn?.label[lang] || drawn?.label.zh || at
  }
  const sumsOf = ([lines, field]: readonly [string, Field]) =>
    Object.entries(columnsOf(field))
      .filter(([, one]) => kindOf(one.kind).numeric)
      .map(([one]) => ({
        text: `sum(${lines}, '${one}')`,
        label: say(lang, words.sumOf[lang], { lines: named(lines), column: named(`${lines}.${one}`) }),
      }))
  const sums = column === undefined ? Object.entries(fields).flatMap(sumsOf) : []
  const columns = column === undefined ? [] : Object.keys(columnsOf(fields[around])).filter((one) => one !== column)
  const others = Object.entries(fields)
    .filter(([name, field]) => name !== around && isOffered(field))
    .map(([name]) => ({ text: name, label: named(name) }))
  return [...sums, ...columns.map((one) => ({ text: one, label: named(`${around}.${one}`) })), ...others]
}

/** Figures, days, yes and no, and texts that somebody types; codes and ids mean nothing in a formula's result. */
function isOffered(field: Field): boolean {
  const kind = kindOf(field.kind)
  const type = kind.expression(field)
  return type === 'decimal' || type === 'day' || type === 'flag' || (type === 'text' && kind.filter === 'contains')
}
