import type { Json } from '../values/json.ts'
import type { DescribedField } from './described-document.ts'

/** What a list shows of a field: its value in the reader's language, where the record has one. */
export function shownValue(
  { name, named }: Pick<DescribedField, 'name' | 'named'>,
  row: Readonly<Record<string, Json>>,
): Json {
  return (named === undefined ? null : row[named]) || (row[name] ?? null)
}
