import type { Described } from '../../../core/description/described-document.ts'
import { shownValue } from '../../../core/description/shown-value.ts'
import { plainText } from '../../../kinds/shared-inputs/plain-text.ts'
import { currentLang } from '../session/language.ts'
import type { Values } from './record-values.ts'
import { textIn } from './reference-names.ts'
import { fieldNamed } from './use-described.ts'

/** What a row is called in questions about it: its number, else its title as the list shows it. */
export function rowTitle(doc: Described, row: Values): string {
  const number = doc.numberField === null ? null : row[doc.numberField]
  const title = fieldNamed(doc.fields, doc.title)
  return String(number || (title && plainText(shownValue(title, row), title, textIn(currentLang()))) || '')
}
