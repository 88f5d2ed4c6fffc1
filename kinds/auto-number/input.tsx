import { Input } from 'antd'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { inputWords } from '../shared-inputs/words.ts'

/** A number the server gives; a search form may look for it. */
export default function AutoNumberInput({ id, value, onChange, onBlur, label, search }: InputProps) {
  const { say } = useHost()
  return (
    <Input
      id={id}
      value={typeof value === 'string' ? value : ''}
      disabled={!search}
      aria-label={label}
      allowClear={search === true}
      placeholder={search ? undefined : say(inputWords.automatic)}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={onBlur}
    />
  )
}
