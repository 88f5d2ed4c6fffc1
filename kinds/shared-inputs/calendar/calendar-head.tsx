import { firstLunarYear, lastLunarYear } from '../../../core/values/lunar.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useHost } from '../../field-services.ts'
import { calendarWords } from '../words.ts'
import { monthAfter, yearsAround } from './month-weeks.ts'
import css from './calendar.module.css'

interface CalendarHeadProps {
  readonly month: string
  readonly onMonth: (month: string) => void
  readonly onToday: () => void
}

/** Steps by year and month, lists of both, and the way back to today. */
export function CalendarHead({ month, onMonth, onToday }: CalendarHeadProps) {
  const { say, lang } = useHost()
  const [year = firstLunarYear, number = 1] = month.split('-').map(Number)
  const names = Array.from({ length: 12 }, (_, at) =>
    new Intl.DateTimeFormat({ zh: 'zh-CN', ru: 'ru-RU', en: 'en-GB' }[lang], { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2024, at, 1),
    ),
  )
  const step = (months: number, label: string, icon: 'left' | 'right', double: boolean) => (
    <button
      type="button"
      className={css.step}
      aria-label={label}
      title={label}
      disabled={monthAfter(month, months) === month}
      onClick={() => onMonth(monthAfter(month, months))}
    >
      <Icon name={icon} size={14} />
      {double && <Icon name={icon} size={14} />}
    </button>
  )
  return (
    <div className={css.head}>
      {step(-12, say(calendarWords.previousYear), 'left', true)}
      {step(-1, say(calendarWords.previousMonth), 'left', false)}
      <select
        aria-label={say(calendarWords.year)}
        value={year}
        onChange={(event) => onMonth(`${event.target.value}-${month.slice(5)}`)}
      >
        {yearsAround(Math.min(year, lastLunarYear)).map((one) => (
          <option key={one} value={one}>
            {say(calendarWords.yearOf, { year: String(one) })}
          </option>
        ))}
      </select>
      <select
        aria-label={say(calendarWords.month)}
        value={number}
        onChange={(event) => onMonth(`${month.slice(0, 4)}-${event.target.value.padStart(2, '0')}`)}
      >
        {names.map((name, at) => (
          <option key={name} value={at + 1}>
            {name}
          </option>
        ))}
      </select>
      {step(1, say(calendarWords.nextMonth), 'right', false)}
      {step(12, say(calendarWords.nextYear), 'right', true)}
      <button type="button" className={css.now} onClick={onToday}>
        {say(calendarWords.today)}
      </button>
    </div>
  )
}
