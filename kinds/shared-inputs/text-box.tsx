import type { ClipboardEvent } from 'react'
import type { Words } from '../../core/values/language.ts'
import { InputBox } from '../../ui/input.tsx'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { inputWords } from './words.ts'

interface TextBoxProps extends InputProps {
  /** Of digits only: it counts halves of rare characters. */
  readonly maxLength?: number
  readonly inputMode?: 'text' | 'tel'
  /** Said in the empty box. */
  readonly hint?: Words
  /** What of a pasted text is meant. */
  readonly clean?: (pasted: string) => string
}

/** One line of text; what is wrong with it is said by its kind, nothing is said while characters are being composed. */
export function TextBox({
  id,
  value,
  disabled,
  error,
  onChange,
  onBlur,
  label,
  search,
  compact,
  maxLength,
  inputMode,
  hint = inputWords.fill,
  clean,
}: TextBoxProps) {
  const { say } = useHost()
  const put = (text: string) => onChange(text === '' ? null : text)
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const given = event.clipboardData.getData('text/plain')
    const meant = clean?.(given) ?? given
    if (meant === given) return
    event.preventDefault()
    const { value: before, selectionStart, selectionEnd } = event.currentTarget
    put((before.slice(0, selectionStart ?? 0) + meant + before.slice(selectionEnd ?? 0)).slice(0, maxLength))
  }
  return (
    <InputBox
      value={typeof value === 'string' ? value : ''}
      onChange={put}
      id={id}
      disabled={disabled}
      wrong={error !== null}
      clearable={!compact}
      autoComplete="off"
      aria-label={label}
      aria-invalid={error !== null}
      aria-describedby={error ? `${id}-error` : undefined}
      placeholder={compact || search ? undefined : say(hint)}
      maxLength={maxLength}
      inputMode={inputMode}
      onPaste={paste}
      onBlur={onBlur}
    />
  )
}
