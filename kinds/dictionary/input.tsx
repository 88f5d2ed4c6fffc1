import { Select } from 'antd'
import type { InputProps } from '../host.ts'
import { useHost } from '../host.ts'
import { inputWords } from '../parts/words.ts'
import { useEntries } from './entries.ts'

/** One entry of a dictionary; a search form may ask for several. */
export default function DictionaryInput({ id, value, field, disabled, error, onChange, onBlur, label, compact, search }: InputProps) {
  const { say } = useHost()
  const { entries, busy } = useEntries(field)
  const options = entries.map(({ code, label: text }) => ({ value: code, label: text }))
  const shared = {
    id, options, disabled, loading: busy, onBlur, 'aria-label': label, 'aria-invalid': error !== null,
    'aria-describedby': error ? `${id}-error` : undefined, allowClear: true, style: { width: '100%' },
    showSearch: options.length > 8 ? { optionFilterProp: 'label' } : false, popupMatchSelectWidth: false,
    placeholder: compact ? undefined : say(inputWords.choose), notFoundContent: say(inputWords.noData),
    ...(error ? { status: 'error' as const } : {}), // the literal would widen to string
  }
  if (search) {
    const chosen = Array.isArray(value) ? value.map(String) : value === null ? [] : [String(value)]
    return <Select {...shared} mode="multiple" maxTagCount="responsive" value={chosen} onChange={(next: string[]) => onChange(next.length === 0 ? null : next)} />
  }
  return <Select {...shared} value={typeof value === 'string' ? value : undefined} onChange={(next: string | undefined) => onChange(next ?? null)} />
}
