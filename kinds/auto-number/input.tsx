import { InputBox } from '../../ui/input.tsx'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { inputWords } from '../shared-inputs/words.ts'

/** A number the server gives; a search form may look for it. */
export default function AutoNumberInput({ id, value, onChange, onBlur, label, search }: InputProps) {
  const { say } = useHost()
  return (
    <InputBox
      id={id}
      value={typeof value === 'string' ? value : ''}
      disabled={!search}
      aria-label={label}
      clearable={search === true}
      placeholder={search ? undefined : say(inputWords.automatic)}
      onChange={(text) => onChange(text === '' ? null : text)}
      onBlur={onBlur}
    />
  )
}
