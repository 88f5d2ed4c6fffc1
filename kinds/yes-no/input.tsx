import { Radio, Select } from 'antd'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { inputWords } from '../shared-inputs/words.ts'

/** Two radio buttons; empty counts as no (WID-06). A search form offers neither as well. */
export default function YesNoInput({
  id,
  value,
  disabled,
  error,
  onChange,
  onBlur,
  label,
  search,
  compact,
}: InputProps) {
  const { say } = useHost()
  const options = [
    { value: '1', label: say(inputWords.yes) },
    { value: '0', label: say(inputWords.no) },
  ]
  if (search || compact) {
    return (
      <Select
        id={id}
        value={search ? value : (value ?? '0')}
        options={options}
        allowClear={search === true}
        disabled={disabled}
        aria-label={label}
        placeholder={search ? say(inputWords.choose) : undefined}
        style={{ width: '100%' }}
        onChange={(next) => onChange(next ?? null)}
        onBlur={onBlur}
      />
    )
  }
  return (
    <Radio.Group
      id={id}
      value={value === '1' ? '1' : '0'}
      options={options}
      disabled={disabled}
      aria-label={label}
      aria-invalid={error !== null}
      onChange={(event) => {
        onChange(event.target.value === '1' ? '1' : '0')
        onBlur()
      }}
    />
  )
}
