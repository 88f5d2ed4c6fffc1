import { useEffect, useMemo, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { addDays } from '../../../core/values/day.ts'
import { lunarText } from '../../../core/values/lunar-words.ts'
import { firstLunarYear, lastLunarYear, lunarDay } from '../../../core/values/lunar.ts'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useHost } from '../../field-services.ts'
import { calendarWords } from '../words.ts'
import { dayIn, monthAfter, weeksOf } from './month-weeks.ts'
import type { DayType } from './use-day-types.ts'
import css from './calendar.module.css'

interface DayGridProps {
  readonly month: string
  readonly today: string
  /** The day that the keyboard stands on. */
  readonly active: string
  readonly types: ReadonlyMap<string, DayType>
  readonly standing: (day: string) => 'chosen' | 'between' | 'free'
  /** Everything worth saying of a day. */
  readonly whole: (day: string) => string
  readonly onMove: (day: string) => void
  /** The pointer is over a day. */
  readonly onPoint: (day: string) => void
  readonly onPick: (day: string) => void
}

/** A month of days, each with its lunar day and whether it is off; arrows, Page Up and Page Down move about. */
export function DayGrid({ month, today, active, types, standing, whole, onMove, onPoint, onPick }: DayGridProps) {
  const { lang, say } = useHost()
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [active])
  const weeks = useMemo(() => weeksOf(month), [month])
  const texts = useMemo(
    () =>
      new Map(
        weeks.flat().map((day) => {
          const lunar = lunarDay(day)
          return [
            day,
            lunar && { text: lunarText(lunar, lang), feast: lunar.festivals.length > 0 || lunar.term !== null },
          ]
        }),
      ),
    [weeks, lang],
  )
  const keys = (event: KeyboardEvent) => {
    const next = moved(active, event)
    if (next === null) return
    event.preventDefault()
    if (isWithin(next)) onMove(next)
  }
  return (
    <div ref={grid} role="grid" aria-label={say(calendarWords.days)} className={css.grid} onKeyDown={keys}>
      <div role="row" className={css.row}>
        {say(calendarWords.weekdays)
          .split(' ')
          .map((name) => (
            <span key={name} role="columnheader" className={css.weekday}>
              {name}
            </span>
          ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className={css.row}>
          {week.map((day) => {
            const how = standing(day)
            const type = types.get(day)
            const lunar = texts.get(day)
            return (
              <div
                key={day}
                role="gridcell"
                aria-selected={how !== 'free'}
                className={joinClassNames(css.cell, how === 'between' && css.between)}
              >
                <button
                  type="button"
                  data-day={day}
                  tabIndex={day === active ? 0 : -1}
                  disabled={!isWithin(day)}
                  aria-label={whole(day)}
                  aria-current={day === today ? 'date' : undefined}
                  className={joinClassNames(
                    css.day,
                    how === 'chosen' && css.chosen,
                    day === today && css.today,
                    !day.startsWith(month) && css.other,
                    type?.off === true && css.off,
                  )}
                  onPointerEnter={() => onPoint(day)}
                  onClick={() => onPick(day)}
                >
                  <b>{Number(day.slice(8))}</b>
                  <small className={lunar?.feast ? css.feast : undefined}>{lunar?.text ?? ''}</small>
                  {type && (
                    <i className={type.off ? css.rest : css.work}>
                      {say(type.off ? calendarWords.off : calendarWords.work)}
                    </i>
                  )}
                </button>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function isWithin(day: string): boolean {
  return day >= `${firstLunarYear}-01-01` && day <= `${lastLunarYear}-12-31`
}

function moved(day: string, { key, shiftKey }: KeyboardEvent): string | null {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  if (key in steps) return addDays(day, steps[key] ?? 0)
  if (key === 'Home') return addDays(day, -weekday)
  if (key === 'End') return addDays(day, 6 - weekday)
  if (key !== 'PageUp' && key !== 'PageDown') return null
  return dayIn(monthAfter(day.slice(0, 7), (key === 'PageUp' ? -1 : 1) * (shiftKey ? 12 : 1)), day)
}
