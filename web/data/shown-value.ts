import type { Described, DescribedField } from '../../core/described.ts'
import type { Json } from '../../core/json.ts'
import { fieldNamed } from './described.ts'
import type { Values } from './record-values.ts'

/** What a list shows of a field: of a title the name in the reader's language, where the record has one. */
export function shownValue({ name, named }: Pick<DescribedField, 'name' | 'named'>, row: Values): Json {
  return (named === undefined ? null : row[named]) || (row[name] ?? null)
}

/** What a row is called in questions about it: its number, else its title as the list shows it. */
export function rowTitle(doc: Described, row: Values): string {
  const number = doc.numberField === null ? null : row[doc.numberField]
  const title = fieldNamed(doc.fields, doc.title)
  return String(number || (title && shownValue(title, row)) || '')
}
