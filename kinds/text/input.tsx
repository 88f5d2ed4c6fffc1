import { Input } from 'antd'
import type { InputProps } from '../host.ts'
import { useHost } from '../host.ts'
import { inputWords } from '../parts/words.ts'

/** One line of text; its length is checked by the kind, not cut while typing. */
export default function TextInput({ id, value, disabled, error, onChange, onBlur, label, search, compact }: InputProps) {
  const { say } = useHost()
  return (
    <Input id={id} value={typeof value === 'string' ? value : ''} disabled={disabled} {...(error ? { status: 'error' } : {})}
      allowClear={!compact} autoComplete="off" aria-label={label} aria-invalid={error !== null}
      aria-describedby={error ? `${id}-error` : undefined}
      placeholder={compact || search ? undefined : say(inputWords.fill)}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)} onBlur={onBlur} />
  )
}
