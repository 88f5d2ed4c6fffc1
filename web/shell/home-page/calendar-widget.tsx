import { useState } from 'react'
import { dayOfMs } from '../../../core/values/day.ts'
import type { Lang } from '../../../core/values/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { MonthGrid } from '../../../ui/month-grid.tsx'
import { openPage } from '../../platform/page/page-navigation.ts'
import { localeOf, useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { welcomeWords as words } from '../../platform/words/welcome.ts'
import { numberText } from './number-text.ts'
import { useNow } from './use-now.ts'
import { useWidget } from './use-widget.ts'
import type { ShownWidget } from './widget-info.ts'
import { WidgetQueryStates } from './widget-query-states.tsx'
import css from './home-page.module.css'

/** A month with the days on which something falls due; a day opens what falls due on it. */
export function CalendarWidget({ widget }: { readonly widget: ShownWidget }) {
  const t = useWords()
  const lang = useLang()
  const today = dayOfMs(useNow())
  const [month, setMonth] = useState(today.slice(0, 7))
  const query = useWidget(widget, 'calendar', month)
  return (
    <WidgetQueryStates query={query} lines={7}>
      {(calendar) => {
        const due = new Map(calendar.days.map((day) => [day.day, day]))
        const mark = (day: string) => {
          const found = due.get(day)
          return found
            ? {
                content: <Dots count={found.count} />,
                title: t(words.dayDue, { day, n: found.count, amount: numberText(found.amount, lang) }),
                onClick: () => openPage(found.href),
              }
            : null
        }
        return (
          <>
            <div className={css.months}>
              <button type="button" aria-label={t(words.previousMonth)} onClick={() => setMonth(monthAfter(month, -1))}>
                <Icon name="left" size={15} />
              </button>
              <b>{monthText(month, lang)}</b>
              <button type="button" aria-label={t(words.nextMonth)} onClick={() => setMonth(monthAfter(month, 1))}>
                <Icon name="right" size={15} />
              </button>
            </div>
            <MonthGrid month={month} today={today} weekdays={weekdays(lang)} mark={mark} />
            {calendar.days.length === 0 && <p className={css.total}>{t(words.nothing)}</p>}
          </>
        )
      }}
    </WidgetQueryStates>
  )
}

function Dots({ count }: { readonly count: number }) {
  return (
    <span className={css.dots}>
      {Array.from({ length: Math.min(count, 4) }, (_, at) => (
        <i key={at} />
      ))}
    </span>
  )
}

function monthAfter(month: string, step: number): string {
  const [year = 1970, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7)
}

function monthText(month: string, lang: Lang): string {
  return new Intl.DateTimeFormat(localeOf(lang), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}

function weekdays(lang: Lang): readonly string[] {
  const format = new Intl.DateTimeFormat(localeOf(lang), {
    weekday: lang === 'zh' ? 'narrow' : 'short',
    timeZone: 'UTC',
  })
  // 2024-01-01 was a Monday.
  return Array.from({ length: 7 }, (_, at) => format.format(Date.UTC(2024, 0, 1 + at)))
}
