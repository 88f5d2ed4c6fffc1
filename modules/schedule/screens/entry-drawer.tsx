import { Popconfirm } from 'antd'
import { useState } from 'react'
import { msOfDay, dayOfMs } from '../../../core/values/day.ts'
import { lunarWhole } from '../../../core/values/lunar-words.ts'
import { lunarDay } from '../../../core/values/lunar.ts'
import { useHost } from '../../../kinds/field-services.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { fullMoment, http, ErrorState, useLang, useWords } from '../../../web/module-api.ts'
import type { WholeEntry } from '../calendar-entry-types.ts'
import { calendarWords as words } from '../words/calendar.ts'
import { renewCalendar, useWholeEntry } from './use-calendar-entries.tsx'
import type { At } from './use-day-in-address.tsx'
import css from './calendar-view.module.css'

interface EntryDrawerProps {
  readonly at: At
  readonly onClose: () => void
  readonly onEdit: (at: At, repeats: boolean) => Promise<void>
  /** Answers whether it is gone. */
  readonly onRemove: (at: At, repeats: boolean) => Promise<boolean>
}

/** One time of an entry: when by either calendar, where, with whom; to answer, change or delete. */
export function EntryDrawer({ at, onClose, onEdit, onRemove }: EntryDrawerProps) {
  const t = useWords()
  // From its deletion on it is not asked for again, also when word of it comes before the answer.
  const [removing, setRemoving] = useState(false)
  const { data, error, refetch } = useWholeEntry(at.id, !removing)
  const quiet = (work: Promise<unknown>) => void work.catch(() => null)
  const answer = (given: '0' | '1') =>
    quiet(http.post(`/api/schedule/entry/${at.id}/answer`, { answer: given }).then(renewCalendar))
  const remove = (series: boolean) => {
    setRemoving(true)
    onRemove(at, series).then(
      (gone) => setRemoving(gone),
      () => setRemoving(false),
    )
  }
  const repeats = data !== undefined && data.record.repeat !== '0'
  return (
    <Drawer
      open
      title={data?.record.title ?? t(words.title)}
      onClose={onClose}
      footer={
        data && (
          <span className={css.buttons}>
            {data.whose === 'invited' && (
              <>
                <Button look="primary" onClick={() => answer('1')}>
                  {t(words.accept)}
                </Button>
                <Button onClick={() => answer('0')}>{t(words.decline)}</Button>
              </>
            )}
            {data.whose === 'mine' && (
              <Button look="primary" onClick={() => quiet(onEdit(at, repeats))}>
                {t(words.edit)}
              </Button>
            )}
            {data.whose === 'mine' &&
              (repeats ? (
                <Button danger onClick={() => remove(true)}>
                  {t(words.remove)}
                </Button>
              ) : (
                <Popconfirm
                  title={t(words.askRemove, { title: data.record.title })}
                  okText={t(words.remove)}
                  cancelText={t(words.cancel)}
                  onConfirm={() => remove(false)}
                >
                  <Button danger>{t(words.remove)}</Button>
                </Popconfirm>
              ))}
          </span>
        )
      }
    >
      {data && <Facts whole={data} day={at.day} />}
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} height={20} />)}
    </Drawer>
  )
}

function Facts({ whole: { record, people }, day }: { readonly whole: WholeEntry; readonly day: string }) {
  const t = useWords()
  const lang = useLang()
  const host = useHost()
  const [types, repetitions] = [host.useDictionary('scheduleType').data, host.useDictionary('schedule_repeat').data]
  const lunar = lunarDay(day)
  const moved = msOfDay(day) - msOfDay(dayOfMs(record.startTime))
  const when = [record.startTime, record.endTime].map((ms) => fullMoment(ms + moved, lang)).join(' — ')
  const repetition = [
    repetitions?.find(({ code }) => code === record.repeat)?.label,
    Number(record.repeatEvery) > 1 && t(words.each, { n: Number(record.repeatEvery) }),
    record.until && t(words.until, { day: record.until }),
  ]
    .filter(Boolean)
    .join(' · ')
  const state = { 1: ['good', words.accepted], 0: ['bad', words.declined] } as const
  return (
    <dl className={css.facts}>
      <dt>{types?.find(({ code }) => code === record.eventType)?.label}</dt>
      <dd>
        {when}
        {lunar && (
          <>
            <br />
            {lunarWhole(lunar, lang)}
          </>
        )}
      </dd>
      {record.repeat !== '0' && (
        <>
          <dt>{t(words.repeat)}</dt>
          <dd>{repetition}</dd>
        </>
      )}
      {record.place && (
        <>
          <dt>{t(words.place)}</dt>
          <dd>{record.place}</dd>
        </>
      )}
      <dt>{t(words.owner)}</dt>
      <dd>{record.createName}</dd>
      {people.length > 0 && (
        <>
          <dt>{t(words.people)}</dt>
          <dd>
            <ul className={css.people}>
              {people.map(({ id, name, answer }) => (
                <li key={id}>
                  {name}
                  <StatusTag tone={answer === null ? 'quiet' : state[answer][0]}>
                    {t(answer === null ? words.waiting : state[answer][1])}
                  </StatusTag>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
      {record.remark && (
        <>
          <dt>{t(words.remark)}</dt>
          <dd>{record.remark}</dd>
        </>
      )}
    </dl>
  )
}
