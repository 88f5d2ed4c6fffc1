import { Segmented } from 'antd'
import { Suspense, useState } from 'react'
import { addDays, dayOfMs, msOfDay } from '../../../core/values/day.ts'
import { hourMs } from '../../../core/values/duration.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EditRecord, NewRecord, ErrorState, useCan, usePhone, useWords } from '../../../web/module-api.ts'
import { calendarWords as words } from '../words/calendar.ts'
import { Board, type View } from './calendar-view.tsx'
import { EntryDrawer } from './entry-drawer.tsx'
import { FeedDialog } from './feed-dialog.tsx'
import { PartDialog } from './series-scope-dialog.tsx'
import { type Span, useCalendarEntries } from './use-calendar-entries.tsx'
import { useAskedDay } from './use-day-in-address.tsx'
import { type OpenForm, useEntryChanges } from './use-entry-changes.tsx'
import css from './calendar-view.module.css'

const none = { entries: [], due: [] }

/** /schedule: a person's calendar, with what he is invited to and what his department shares. */
export default function Schedule() {
  const t = useWords()
  const phone = usePhone()
  const may = useCan('rcgl-xz')
  const [view, setView] = useState<View>(phone ? 'listMonth' : 'dayGridMonth')
  const [span, setSpan] = useState<Span | null>(null)
  const [title, setTitle] = useState('')
  const [feed, setFeed] = useState(false)
  const { day, setDay, entry, setEntry } = useAskedDay()
  const changes = useEntryChanges(() => setEntry(null))
  const { data, error, refetch } = useCalendarEntries(span)
  const start = msOfDay(day) + 3 * hourMs
  return (
    <Page>
      <PageHeader
        title={t(words.title)}
        note={t(words.note)}
        actions={
          <>
            <Button icon="calendar" onClick={() => setFeed(true)}>
              {t(words.subscribe)}
            </Button>
            {may && (
              <Button look="primary" icon="plus" onClick={() => changes.begin(start, start + hourMs, false)}>
                {t(words.add)}
              </Button>
            )}
          </>
        }
      />
      <div className={css.bar}>
        <span className={css.buttons}>
          <Button aria-label={t(words.before)} icon="left" onClick={() => setDay(stepped(day, view, -1))} />
          <Button onClick={() => setDay(dayOfMs(Date.now()))}>{t(words.today)}</Button>
          <Button aria-label={t(words.after)} icon="right" onClick={() => setDay(stepped(day, view, 1))} />
        </span>
        <h2 aria-live="polite">{title}</h2>
        <Segmented<View>
          aria-label={t(words.view)}
          value={view}
          onChange={setView}
          options={[
            { value: 'dayGridMonth', label: t(words.month) },
            { value: 'timeGridWeek', label: t(words.week) },
            { value: 'timeGridDay', label: t(words.day) },
            { value: 'listMonth', label: t(words.list) },
          ]}
        />
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Board
          view={view}
          day={day}
          shown={data ?? none}
          onSpan={(next, name) => {
            setSpan((now) => (now?.from === next.from && now.to === next.to ? now : next))
            setTitle(name)
          }}
          onOpen={({ id, day: on }) => setEntry({ id, day: on })}
          onNew={(from, to, allDay) => {
            if (may) changes.begin(from, to, allDay)
          }}
          onMove={changes.move}
        />
      )}
      {entry && (
        <EntryDrawer at={entry} onClose={() => setEntry(null)} onEdit={changes.edit} onRemove={changes.remove} />
      )}
      <FormDialog form={changes.form} onClose={changes.close} onSaved={changes.saved} />
      <PartDialog asked={changes.asked} />
      {feed && <FeedDialog onClose={() => setFeed(false)} />}
    </Page>
  )
}

function FormDialog({
  form,
  onClose,
  onSaved,
}: {
  readonly form: OpenForm | null
  readonly onClose: () => void
  readonly onSaved: (id: string) => void
}) {
  const t = useWords()
  const common = {
    module: 'schedule',
    name: 'scheduleEvent',
    onCancel: onClose,
    onSaved: ({ id }: { readonly id: string }) => onSaved(id),
  }
  return (
    <Dialog
      open={form !== null}
      careful
      width={880}
      title={t(form?.id === undefined ? words.add : words.edit)}
      onClose={onClose}
    >
      <Suspense fallback={<Skeleton lines={6} height={20} />}>
        {form?.id !== undefined && <EditRecord {...common} id={form.id} />}
        {form?.start && <NewRecord {...common} start={form.start} />}
      </Suspense>
    </Dialog>
  )
}

function stepped(day: string, view: View, step: 1 | -1): string {
  if (view === 'timeGridDay') return addDays(day, step)
  if (view === 'timeGridWeek') return addDays(day, 7 * step)
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 10)
}
