import { Button } from 'antd'
import { useState } from 'react'
import { dayOfMs } from '../../../core/day.ts'
import { firstLunarYear, lastLunarYear, lunarDay } from '../../../core/lunar.ts'
import { lunarWhole, remarksOf } from '../../../core/lunar-words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useHost } from '../../host.ts'
import { dayText } from '../../one-day.ts'
import { calendarWords, inputWords } from '../words.ts'
import { CalendarHead } from './calendar-head.tsx'
import css from './calendar.module.css'
import { DayGrid } from './day-grid.tsx'
import { dayIn } from './month-weeks.ts'
import { isWhole, pick, standing, type Picks } from './pick.ts'
import { useDayTypes } from './use-day-types.ts'

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
  const today = dayOfMs(Date.now())
  const [chosen, setChosen] = useState(days)
  const [active, setActive] = useState(() => shown(days[0] ?? today))
  const types = useDayTypes(Number(active.slice(0, 4)))
  const whole = (day: string) => {
    const lunar = lunarDay(day)
    const type = types.get(day)
    const said = [lunar && lunarWhole(lunar, lang), ...(lunar ? remarksOf(lunar, lang) : []), type && `${type.name} ${say(type.off ? calendarWords.dayOff : calendarWords.workDay)}`]
    return [dayText(day, lang), ...said.filter(Boolean)].join(lang === 'zh' ? ' ' : ', ')
  }
  const take = (day: string) => {
    setActive(day)
    const next = pick(picks, chosen, day, limit)
    if (picks === 'one') onDone(next)
    else setChosen(next)
  }
  const summary = picks === 'range' && chosen.length === 1 ? say(calendarWords.secondEnd) : say(calendarWords.count, { n: chosen.length })
  const footer = picks === 'one' ? undefined : (
    <div className={css.foot}>
      <span role="status">{summary}{limit > 0 && <> · {say(inputWords.upTo, { n: limit })}</>}</span>
      <Button disabled={chosen.length === 0} onClick={() => setChosen([])}>{say(inputWords.clear)}</Button>
      <Button onClick={onClose}>{say(inputWords.cancel)}</Button>
      <Button type="primary" disabled={!isWhole(picks, chosen)} onClick={() => onDone(chosen)}>{say(inputWords.confirm)}</Button>
    </div>
  )
  return (
    <Dialog open title={title} width={480} onClose={onClose} footer={footer}>
      <CalendarHead month={active.slice(0, 7)} onMonth={(month) => setActive(dayIn(month, active))} onToday={() => setActive(today)} />
      <DayGrid month={active.slice(0, 7)} today={today} active={active} types={types} whole={whole} standing={(day) => standing(picks, chosen, day, active)} onMove={setActive} onPick={take} />
      <p className={css.said} aria-live="polite">{whole(active)}</p>
    </Dialog>
  )
}

// A day that no calendar of ours shows is not where one begins to look.
function shown(day: string): string {
  return day < `${firstLunarYear}-01-01` ? `${firstLunarYear}-01-01` : day > `${lastLunarYear}-12-31` ? `${lastLunarYear}-12-31` : day
}
