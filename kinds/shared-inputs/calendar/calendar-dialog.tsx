import { useState } from 'react'
import { dayText } from '../../../core/values/day-text.ts'
import { dayOfMs, daysBetween } from '../../../core/values/day.ts'
import { lunarWhole, remarksOf } from '../../../core/values/lunar-words.ts'
import { firstLunarYear, lastLunarYear, lunarDay } from '../../../core/values/lunar.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useHost } from '../../field-services.ts'
import { calendarWords, inputWords } from '../words.ts'
import { CalendarHead } from './calendar-head.tsx'
import { DayGrid } from './day-grid.tsx'
import { dayIn } from './month-weeks.ts'
import { isWhole, pick, standing, type Picks } from './pick-days.ts'
import { useDayTypes } from './use-day-types.ts'
import css from './calendar.module.css'

interface CalendarDialogProps {
  readonly title: string
  readonly picks: Picks
  /** Most days of several; 0 is no limit. */
  readonly limit: number
  readonly days: readonly string[]
  readonly onDone: (days: readonly string[]) => void
  readonly onClose: () => void
}

/** The calendar with lunar days, solar terms, festivals and days off; one day is taken at once, more are confirmed. */
export default function CalendarDialog({ title, picks, limit, days, onDone, onClose }: CalendarDialogProps) {
  const { say, lang } = useHost()
  const [today] = useState(() => dayOfMs(Date.now()))
  const [chosen, setChosen] = useState(days)
  const [active, setActive] = useState(() => shown(days[0] ?? today))
  const [pointed, setPointed] = useState<string | null>(null)
  const types = useDayTypes(Number(active.slice(0, 4)))
  const whole = (day: string) => {
    const lunar = lunarDay(day)
    const type = types.get(day)
    const known = lunar === null ? [] : [lunarWhole(lunar, lang), ...remarksOf(lunar, lang)]
    const official = type
      ? [
          ...(known.includes(type.name) ? [] : [type.name]),
          say(type.off ? calendarWords.dayOff : calendarWords.workDay),
        ]
      : []
    return [dayText(day, lang), ...known, ...official].join(lang === 'zh' ? ' ' : ', ')
  }
  const move = (day: string) => {
    setActive(day)
    setPointed(null)
  }
  const take = (day: string) => {
    move(day)
    const next = pick(picks, chosen, day, limit)
    if (picks === 'one') onDone(next)
    else setChosen(next)
  }
  const summary = isWhole(picks, chosen)
    ? say(calendarWords.count, { n: daysIn(picks, chosen) })
    : say(calendarWords.secondEnd)
  const footer =
    picks === 'one' ? undefined : (
      <div className={css.foot}>
        <span role="status">
          {summary}
          {limit > 0 && <> · {say(inputWords.upTo, { n: limit })}</>}
        </span>
        <Button disabled={chosen.length === 0} onClick={() => setChosen([])}>
          {say(inputWords.clear)}
        </Button>
        <Button onClick={onClose}>{say(inputWords.cancel)}</Button>
        <Button look="primary" disabled={!isWhole(picks, chosen)} onClick={() => onDone(chosen)}>
          {say(inputWords.confirm)}
        </Button>
      </div>
    )
  return (
    <Dialog open title={title} width={480} onClose={onClose} footer={footer}>
      <CalendarHead
        month={active.slice(0, 7)}
        onMonth={(month) => move(dayIn(month, active))}
        onToday={() => move(today)}
      />
      <DayGrid
        month={active.slice(0, 7)}
        today={today}
        active={active}
        types={types}
        whole={whole}
        standing={(day) => standing(picks, chosen, day, pointed ?? active)}
        onMove={move}
        onPoint={setPointed}
        onPick={take}
      />
      <p className={css.said} aria-live="polite">
        {whole(active)}
      </p>
    </Dialog>
  )
}

function daysIn(picks: Picks, chosen: readonly string[]): number {
  const [first, last] = chosen
  return picks === 'range' && first !== undefined && last !== undefined ? daysBetween(first, last) + 1 : chosen.length
}

// A day that no calendar of ours shows is not where one begins to look.
function shown(day: string): string {
  if (day < `${firstLunarYear}-01-01`) return `${firstLunarYear}-01-01`
  return day > `${lastLunarYear}-12-31` ? `${lastLunarYear}-12-31` : day
}
