import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { keepTyped } from '../shared-inputs/keep-typed-date.ts'
import { inputWords } from '../shared-inputs/words.ts'
import { isMonth } from './kind.ts'

/** A month, kept as `yyyy-MM`. */
export default function YearMonthInput(props: InputProps) {
  const { id, value, disabled, error, onChange, label, compact } = props
  const { say, phone, lang } = useHost()
  const format = lang === 'ru' ? 'MM.YYYY' : 'YYYY-MM'
  const shown = isMonth(value) ? dayjs(`${value}-01`) : null
  const take = (month: Dayjs | null) => onChange(month === null ? null : month.format('YYYY-MM'))
  return (
    <DatePicker
      id={id}
      picker="month"
      value={shown}
      disabled={disabled}
      {...(error ? { status: 'error' } : {})}
      format={format}
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
