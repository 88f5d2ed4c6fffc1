import { AutoComplete } from 'antd'
import type { Values } from '../platform/data/record-values.ts'
import type { FormChoice } from './form-store.ts'

interface ChoiceInputProps {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly choices: readonly FormChoice[]
  readonly error: string | null
  readonly onChange: (value: string) => void
  readonly onChoose: (values: Values) => void
  readonly onBlur: () => void
}

/** A text that may be typed, or chosen from what is on file together with the fields beside it. */
export function AutocompleteInput({ id, name, value, choices, error, onChange, onChoose, onBlur }: ChoiceInputProps) {
  const options = choices.map(({ label, values }) => ({ value: String(values[name] ?? ''), label, values }))
  return (
    <AutoComplete
      id={id}
      value={value}
      options={options}
      style={{ width: '100%' }}
      popupMatchSelectWidth={false}
      {...(error ? { status: 'error' as const } : {})} // the literal would widen to string
      aria-invalid={error !== null}
      aria-describedby={error ? `${id}-error` : undefined}
      onChange={(typed: string) => onChange(typed)}
      onSelect={(_value, option) => onChoose(option.values)}
      onBlur={onBlur}
    />
  )
}
