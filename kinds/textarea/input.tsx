import { TextArea } from '../../ui/text-area.tsx'
import { useComposition } from '../../ui/use-composition.ts'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { lengthOf } from '../normalize-text.ts'
import { numberOption } from '../shared-inputs/field-options.ts'
import { inputWords } from '../shared-inputs/words.ts'

/** Several lines of text, growing with what is typed; in a sub-table it stays one line high. */
export default function TextareaInput({
  id,
  value,
  field,
  disabled,
  error,
  onChange,
  onBlur,
  label,
  compact,
  search,
}: InputProps) {
  const { say } = useHost()
  const typing = useComposition(typeof value === 'string' ? value : '', (text) => onChange(text === '' ? null : text))
  const max = numberOption(field, 'max', 0)
  return (
    <TextArea
      {...typing}
      id={id}
      disabled={disabled}
      {...(error ? { status: 'error' } : {})}
      autoSize={compact || search ? { minRows: 1, maxRows: 4 } : { minRows: 2, maxRows: 8 }}
      {...(max > 0 && !compact && !search
        ? { count: { show: true, max, strategy: lengthOf }, style: { marginBottom: 20 } }
        : {})}
      aria-label={label}
      aria-invalid={error !== null}
      aria-describedby={error ? `${id}-error` : undefined}
      placeholder={compact || search ? undefined : say(inputWords.fill)}
      onBlur={onBlur}
    />
  )
}
