import type {
  CalendarOptions,
  DateSelectArg,
  DatesSetArg,
  DayCellContentArg,
  DayHeaderContentArg,
  EventClickArg,
  EventDropArg,
  EventInput,
  EventMountArg,
  LocaleInput,
} from '@fullcalendar/core'
import en from '@fullcalendar/core/locales/en-gb'
import ru from '@fullcalendar/core/locales/ru'
import zh from '@fullcalendar/core/locales/zh-cn'
import dayGrid from '@fullcalendar/daygrid'
import interaction, { type EventResizeDoneArg } from '@fullcalendar/interaction'
import list from '@fullcalendar/list'
import FullCalendar from '@fullcalendar/react'
import timeGrid from '@fullcalendar/timegrid'
import { useEffect, useMemo, useRef } from 'react'
import { addDays, dayOfMs } from '../../../core/values/day.ts'
import type { Lang } from '../../../core/values/language.ts'
import { useStable } from '../../../ui/use-stable-callback.ts'
import { openPage, useLang, useWords, type Say } from '../../../web/module-api.ts'
import type { Entry, Shown } from '../calendar-entry-types.ts'
import { calendarWords as words } from '../words/calendar.ts'
import { DayCell } from './day-cell.tsx'
import type { Span } from './use-calendar-entries.tsx'
import { dayOfWall, msOfWall, wallOf } from './wall-clock.ts'
import css from './calendar-view.module.css'

export type View = 'dayGridMonth' | 'timeGridWeek' | 'timeGridDay' | 'listMonth'

interface BoardProps {
  readonly view: View
  /** The day in sight. */
  readonly day: string
  readonly shown: Shown
  readonly onSpan: (span: Span, title: string) => void
  readonly onOpen: (entry: Entry) => void
  /** A free stretch was chosen. */
  readonly onNew: (start: number, end: number, allDay: boolean) => void
  /** An entry was pulled elsewhere; `undo` puts it back. */
  readonly onMove: (entry: Entry, start: number, end: number, undo: () => void) => void
}

const locales: Readonly<Record<Lang, LocaleInput>> = { zh, ru, en }
const plugins = [dayGrid, timeGrid, list, interaction]

// The calendar begins anew whenever one of its options is another object, and would never come to rest.
const fixed = {
  plugins,
  locales: [zh, ru, en],
  headerToolbar: false,
  timeZone: 'UTC',
  now: () => wallOf(Date.now()),
  firstDay: 1,
  scrollTime: '08:00:00',
  nowIndicator: true,
  selectable: true,
  selectMirror: true,
  dayMaxEvents: 3,
  eventInteractive: true,
  expandRows: true,
  eventTimeFormat: { hour: '2-digit', minute: '2-digit', hour12: false },
  slotLabelFormat: { hour: '2-digit', minute: '2-digit', hour12: false },
  dayCellContent: ({ date, dayNumberText, view: { type } }: DayCellContentArg) =>
    type === 'dayGridMonth' ? (
      <DayCell day={dayOfWall(date)} number={dayNumberText.replace(/\D/g, '')} />
    ) : (
      dayNumberText
    ),
  dayHeaderContent: ({ date, text, view: { type } }: DayHeaderContentArg) =>
    type.startsWith('timeGrid') ? <DayCell day={dayOfWall(date)} number={text} /> : text,
  eventDidMount: ({ event, el }: EventMountArg) => {
    el.title = [event.title, event.extendedProps['place']].filter(Boolean).join(' · ')
  },
} as const satisfies CalendarOptions

/** The drawn calendar: months with lunar days, weeks and days by the hour, a list. */
export function Board({ view, day, shown, onSpan, onOpen, onNew, onMove }: BoardProps) {
  const t = useWords()
  const lang = useLang()
  const board = useRef<FullCalendar>(null)
  useEffect(() => {
    // Drawn after the commit: the calendar redraws by itself and may not do so in the middle of one.
    queueMicrotask(() => board.current?.getApi().changeView(view, day))
  }, [view, day])
  const entryOf = ({ event }: Pick<EventClickArg, 'event'>) => shown.entries.find((entry) => idOf(entry) === event.id)
  const moved = useStable(({ event, revert }: EventDropArg | EventResizeDoneArg) => {
    const entry = entryOf({ event })
    if (!entry || !event.start || entry.allDay !== event.allDay) return revert()
    const start = msOfWall(event.start)
    onMove(
      entry,
      start,
      event.end ? msOfWall(event.end) - (event.allDay ? 1 : 0) : start + entry.end - entry.start,
      revert,
    )
  })
  const open = useStable(({ event }: EventClickArg) => opened(entryOf({ event }), event.extendedProps['href'], onOpen))
  const choose = useStable(({ start, end, allDay }: DateSelectArg) => onNew(msOfWall(start), msOfWall(end), allDay))
  const span = useStable(({ start, end, view: { title } }: DatesSetArg) =>
    onSpan({ from: msOfWall(start), to: msOfWall(end) - 1 }, title),
  )
  const events = useMemo(() => eventsOf(shown, t), [shown, t])
  return (
    <div className={css.board}>
      {/* Of a whole day only the working hours are in sight at first. */}
      <FullCalendar
        ref={board}
        {...fixed}
        height={view.startsWith('timeGrid') ? 680 : 'auto'}
        initialView={view}
        initialDate={day}
        locale={locales[lang]}
        events={events}
        datesSet={span}
        eventClick={open}
        select={choose}
        eventDrop={moved}
        eventResize={moved}
      />
    </div>
  )
}

function eventsOf({ entries, due }: Shown, t: Say): EventInput[] {
  const tasks = due.map(({ at, title, href }): EventInput => ({
    id: href,
    title: t(words.due, { title }),
    start: wallOf(at),
    editable: false,
    classNames: [css.due ?? ''],
    extendedProps: { href },
  }))
  return [...entries.map((entry) => drawn(entry)), ...tasks]
}

function opened(entry: Entry | undefined, href: unknown, onOpen: (entry: Entry) => void): void {
  if (entry) onOpen(entry)
  else if (typeof href === 'string') openPage(href)
}

function drawn(entry: Entry): EventInput {
  const { start, end, allDay, title, color, whose, answer, place } = entry
  return {
    id: idOf(entry),
    title,
    allDay,
    editable: whose === 'mine',
    extendedProps: { place },
    ...(allDay ? { start: dayOfMs(start), end: addDays(dayOfMs(end), 1) } : { start: wallOf(start), end: wallOf(end) }),
    ...(color === null ? {} : { borderColor: color }),
    classNames: [
      css[whose ?? 'mine'] ?? '',
      ...(answer === '0' ? [css.declined ?? ''] : []),
      ...(whose === 'invited' && answer === null ? [css.waiting ?? ''] : []),
    ],
  }
}

function idOf({ id, day }: Entry): string {
  return `${id} ${day}`
}
