import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { dayOfMs } from '../../core/values/day.ts'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { flagOption } from '../shared-inputs/field-options.ts'
import { keepTyped } from '../shared-inputs/keep-typed-date.ts'
import { inputWords } from '../shared-inputs/words.ts'
import { firstYear } from './kind.ts'

/** A year; those before 2000 and after the present one, or the next where it is planned for, cannot be chosen (WID-07). */
export default function YearInput(props: InputProps) {
  const { id, value, field, disabled, error, onChange, label, compact } = props
  const { say, phone } = useHost()
  const ahead = flagOption(field, 'planned') ? 1 : 0
  const closed = (year: string) => year < firstYear || Number(year) > Number(dayOfMs(Date.now()).slice(0, 4)) + ahead
  const shown = typeof value === 'string' && /^\d{4}$/.test(value) ? dayjs(`${value}-01-01`) : null
  const take = (year: Dayjs | null) => onChange(year === null ? null : year.format('YYYY'))
  return (
    <DatePicker
      id={id}
      picker="year"
      value={shown}
      disabled={disabled}
      disabledDate={(day) => closed(day.format('YYYY'))}
      {...(error ? { status: 'error' } : {})}
      format="YYYY"
      inputReadOnly={phone}
      style={{ width: '100%' }}
      aria-label={label}
      aria-invalid={error !== null}
      aria-describedby={error ? `${id}-error` : undefined}
      placeholder={compact ? '' : say(inputWords.choose)}
      onChange={take}
      {...keepTyped({ format: 'YYYY', shown, take }, props)}
    />
  )
}
