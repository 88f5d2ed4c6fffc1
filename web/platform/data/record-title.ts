import type { Described } from '../../../core/description/described-document.ts'
import type { Lang } from '../../../core/values/language.ts'
import { titleFieldIn } from '../../../core/words/field-in-language.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { plainText } from '../../../kinds/shared-inputs/plain-text.ts'
import type { Values } from './record-values.ts'
import { textIn } from './reference-names.ts'
import { fieldNamed } from './use-described.ts'

/**
 * What names a record in its tab and in questions: its number, else its title in the reader's language, else the
 * document's own name.
 */
export function titleOf(doc: Described, record: Values, lang: Lang): string {
  const number = doc.numberField === null ? null : record[doc.numberField]
  return String(number || titleText(doc, record, lang) || doc.label)
}

/** The record's title in the reader's language, where it has a name in it; by the name of what is its title. */
export function titleText(doc: Described, record: Values, lang: Lang): string {
  const own = titleFieldIn(doc.title, { has: (name) => fieldNamed(doc.fields, name) !== undefined }, lang)
  const value = record[own] || record[doc.title] || ''
  const title = fieldNamed(doc.fields, doc.title)
  const isNamed = title !== undefined && kindOf(title.kind).namesFrom !== undefined
  return isNamed ? plainText(value, title, textIn(lang)) : String(value)
}
