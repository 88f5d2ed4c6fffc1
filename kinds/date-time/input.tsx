import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { keepTyped } from '../shared-inputs/keep-typed-date.ts'
import { inputWords } from '../shared-inputs/words.ts'
import { timeText } from './kind.ts'
import css from './date-time.module.css'

/** An instant, epoch ms; a day picked without a time means 11:00:00 (WID-07). */
export default function DateTimeInput(props: InputProps) {
  const { id, value, disabled, error, onChange, label, compact } = props
  const { say, phone, lang } = useHost()
  const format = lang === 'ru' ? 'DD.MM.YYYY HH:mm:ss' : 'YYYY-MM-DD HH:mm:ss'
  const shown = typeof value === 'number' ? wallClock(value) : null
  const take = (time: Dayjs | null) => onChange(time === null ? null : instantAt(time))
  return (
    <DatePicker
      id={id}
      classNames={{ popup: { root: css.popup ?? '' } }}
      value={shown}
      disabled={disabled}
      {...(error ? { status: 'error' } : {})}
      showTime={{ defaultOpenValue: dayjs().hour(11).minute(0).second(0).millisecond(0) }}
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

// The group's clock is Shanghai's, wherever the reader sits: the picker is shown and read by that wall clock.
function wallClock(ms: number): Dayjs {
  return dayjs(timeText(ms, 'zh').replace(' ', 'T'))
}

function instantAt(clock: Dayjs): number {
  return Date.parse(`${clock.format('YYYY-MM-DDTHH:mm:ss')}+08:00`)
}
