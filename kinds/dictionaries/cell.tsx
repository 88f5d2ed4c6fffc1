import { describedEntries } from '../dictionary/entries.ts'
import type { CellProps } from '../host.ts'
import { textOption } from '../parts/option.ts'

/** The labels, comma-separated. */
export function DictionariesCell({ value, field, text }: CellProps) {
  if (!Array.isArray(value)) return null
  const entries = describedEntries(field)
  const source = `dictionary:${textOption(field, 'group')}`
  const labels = value.map(String).map((code) => entries?.find((entry) => entry.code === code)?.label ?? text.name(source, code))
  return <>{labels.join(text.lang === 'zh' ? '、' : ', ')}</>
}
