import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { InputProps } from '../host.ts'
import { useHost } from '../host.ts'
import { inputWords } from '../parts/words.ts'

/** A month, kept as `yyyy-MM`. */
export default function YearMonthInput({ id, value, disabled, error, onChange, onBlur, label, compact }: InputProps) {
  const { say, phone, lang } = useHost()
  return (
    <DatePicker id={id} picker="month" value={typeof value === 'string' && value !== '' ? dayjs(`${value}-01`) : null} disabled={disabled}
      {...(error ? { status: 'error' } : {})} format={lang === 'ru' ? 'MM.YYYY' : 'YYYY-MM'} inputReadOnly={phone} style={{ width: '100%' }}
      aria-label={label} aria-invalid={error !== null} aria-describedby={error ? `${id}-error` : undefined}
      placeholder={compact ? '' : say(inputWords.choose)} onChange={(month) => onChange(month === null ? null : month.format('YYYY-MM'))} onBlur={onBlur} />
  )
}
