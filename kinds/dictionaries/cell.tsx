import { enumerated } from '../../core/values/join-names.ts'
import { describedEntries, sourceOf } from '../dictionary/described-entries.ts'
import type { CellProps } from '../field-services.ts'

/** The labels, comma-separated. */
export function DictionariesCell({ value, field, text }: CellProps) {
  if (!Array.isArray(value)) return null
  const entries = describedEntries(field)
  const labels = value
    .map(String)
    .map((code) => entries?.find((entry) => entry.code === code)?.label ?? text.name(sourceOf(field), code))
  return <>{enumerated(labels, text.lang)}</>
}
