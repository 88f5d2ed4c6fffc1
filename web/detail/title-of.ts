import type { Described } from '../../core/described.ts'
import type { Values } from '../data/record-values.ts'

/** What names a record in its tab and in questions: its number, else its title, else the document's own name. */
export function titleOf(doc: Described, record: Values): string {
  const number = doc.numberField === null ? null : record[doc.numberField]
  return String(number || record[doc.title] || doc.label)
}
