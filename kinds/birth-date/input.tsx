import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { dayOfMs } from '../../core/values/day.ts'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { inputWords } from '../shared-inputs/words.ts'

/** A day of birth for whoever has no ID number that tells it; nobody is born tomorrow. */
export default function BirthDateInput({ id, value, disabled, error, onChange, onBlur, label, compact }: InputProps) {
  const { say, phone, lang } = useHost()
  return (
    <DatePicker
      id={id}
      value={typeof value === 'string' && value !== '' ? dayjs(value) : null}
      disabled={disabled}
      {...(error ? { status: 'error' } : {})}
      disabledDate={(day) => day.format('YYYY-MM-DD') > dayOfMs(Date.now())}
      showNow={false}
      format={lang === 'ru' ? { format: 'DD.MM.YYYY' } : { format: 'YYYY-MM-DD' }}
      inputReadOnly={phone}
      style={{ width: '100%' }}
      aria-label={label}
      aria-invalid={error !== null}
      aria-describedby={error ? `${id}-error` : undefined}
      placeholder={compact ? '' : say(inputWords.choose)}
      onChange={(day) => onChange(day === null ? null : day.format('YYYY-MM-DD'))}
      onBlur={onBlur}
    />
  )
}
