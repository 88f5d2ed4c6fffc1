import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { isDay } from '../../core/values/day.ts'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { keepTyped } from '../shared-inputs/keep-typed-date.ts'
import { inputWords } from '../shared-inputs/words.ts'

/** A day of the calendar; the form keeps `YYYY-MM-DD` and it travels as the ms of 11:00 (WID-07). */
export default function DateInput(props: InputProps) {
  const { id, value, disabled, error, onChange, label, compact } = props
  const { say, phone, lang } = useHost()
  const format = lang === 'ru' ? 'DD.MM.YYYY' : 'YYYY-MM-DD'
  const shown = isDay(value) ? dayjs(value) : null
  const take = (day: Dayjs | null) => onChange(day === null ? null : day.format('YYYY-MM-DD'))
  return (
    <DatePicker
      id={id}
      value={shown}
      disabled={disabled}
      {...(error ? { status: 'error' } : {})}
      format={{ format }}
      inputReadOnly={phone}
      style={{ width: '100%' }}
      aria-label={label}
      aria-invalid={error !== null}
      aria-describedby={error ? `${id}-error` : undefined}
      placeholder={compact ? '' : say(inputWords.choose)}
      onChange={take}
      {...keepTyped({ format, shown, take }, props)}
    />
  )
}
