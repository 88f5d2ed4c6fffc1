import type { ReactNode } from 'react'
import { joinClassNames } from './join-class-names.ts'
import css from './month-grid.module.css'

interface MonthGridProps {
  /** `yyyy-MM`. */
  readonly month: string
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Seven short names, Monday first. */
  readonly weekdays: readonly string[]
  /** What stands under the number of a day; null for a plain day. */
  readonly mark: (
    day: string,
  ) => { readonly content: ReactNode; readonly title: string; readonly onClick: () => void } | null
}

/** A month as a sheet of weeks; marked days are buttons. */
export function MonthGrid({ month, today, weekdays, mark }: MonthGridProps) {
  return (
    <div className={css.grid}>
      {weekdays.map((name) => (
        <span key={name} className={css.weekday}>
          {name}
        </span>
      ))}
      {Array.from({ length: blanksBefore(month) }, (_, at) => (
        <span key={`blank${at}`} />
      ))}
      {daysOf(month).map((day) => (
        <Day key={day} day={day} isToday={day === today} mark={mark(day)} />
      ))}
    </div>
  )
}

function Day({
  day,
  isToday,
  mark,
}: {
  readonly day: string
  readonly isToday: boolean
  readonly mark: ReturnType<MonthGridProps['mark']>
}) {
  const number = <b>{Number(day.slice(8))}</b>
  if (!mark) return <span className={joinClassNames(css.day, isToday && css.today)}>{number}</span>
  return (
    <button
      type="button"
      className={joinClassNames(css.day, css.marked, isToday && css.today)}
      title={mark.title}
      aria-label={mark.title}
      onClick={mark.onClick}
    >
      {number}
      {mark.content}
    </button>
  )
}

function blanksBefore(month: string): number {
  return (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7
}

function daysOf(month: string): readonly string[] {
  const [year = 1970, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
}
