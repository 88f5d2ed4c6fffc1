import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { dayOfMs } from '../../core/day.ts'
import type { InputProps } from '../host.ts'
import { useHost } from '../host.ts'
import { inputWords } from '../parts/words.ts'
import { firstYear } from './kind.ts'

/** A year; those before 2000 and after the present one cannot be chosen (WID-07). */
export default function YearInput({ id, value, disabled, error, onChange, onBlur, label, compact }: InputProps) {
  const { say, phone } = useHost()
  const closed = (year: string) => year < firstYear || year > dayOfMs(Date.now()).slice(0, 4)
  return (
    <DatePicker id={id} picker="year" value={typeof value === 'string' && value !== '' ? dayjs(`${value}-01-01`) : null} disabled={disabled} disabledDate={(day) => closed(day.format('YYYY'))}
      {...(error ? { status: 'error' } : {})} format="YYYY" inputReadOnly={phone} style={{ width: '100%' }} aria-label={label} aria-invalid={error !== null}
      aria-describedby={error ? `${id}-error` : undefined} placeholder={compact ? '' : say(inputWords.choose)}
      onChange={(year) => onChange(year === null ? null : year.format('YYYY'))} onBlur={onBlur} />
  )
}
