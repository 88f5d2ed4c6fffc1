import { Select } from 'antd'
import { useEntries } from '../dictionary/entries.ts'
import type { InputProps } from '../host.ts'
import { useHost } from '../host.ts'
import { numberOption } from '../parts/option.ts'
import { inputWords } from '../parts/words.ts'

/** Several entries of a dictionary; `limit` 0 means as many as one likes (WID-06). */
export default function DictionariesInput({ id, value, field, disabled, error, onChange, onBlur, label, compact }: InputProps) {
  const { say } = useHost()
  const { entries, busy } = useEntries(field)
  const limit = numberOption(field, 'limit', 0)
  return (
    <Select id={id} mode="multiple" disabled={disabled} loading={busy} allowClear style={{ width: '100%' }} maxTagCount="responsive"
      value={Array.isArray(value) ? value.map(String) : []} options={entries.map(({ code, label: text }) => ({ value: code, label: text }))}
      {...(limit > 0 ? { maxCount: limit } : {})} {...(error ? { status: 'error' as const } : {})} // the literal would widen to string
      showSearch={{ optionFilterProp: 'label' }} placeholder={compact ? undefined : say(inputWords.choose)} notFoundContent={say(inputWords.noData)}
      aria-label={label} aria-invalid={error !== null} aria-describedby={error ? `${id}-error` : undefined}
      onChange={(next: string[]) => onChange(next.length === 0 ? null : next)} onBlur={onBlur} />
  )
}
