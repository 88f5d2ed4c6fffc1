import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import { dueLight } from '../../../core/description/due-light.ts'
import { shownValue } from '../../../core/description/shown-value.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useKeptScroll } from '../../../ui/use-kept-scroll.ts'
import type { RowsQuery } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { stateFields } from '../../platform/data/state-fields.ts'
import { useToday } from '../../platform/data/use-today.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { isChosen } from '../actions/selection.ts'
import { DueDay } from '../due-light/due-day.tsx'
import { idle, type GridInteractions } from '../grid/grid-interactions.ts'
import { gridWords } from '../grid/grid-words.ts'
import { useWindows } from '../grid/use-row-windows.ts'
import { useTopOnChange } from '../grid/use-scroll-to-top.ts'
import { GroupCard } from '../groups/groups-card.tsx'
import { CardsTotals } from './cards-totals.tsx'
import css from './cards.module.css'

interface CardsProps {
  readonly doc: Described
  readonly fields: readonly DescribedField[]
  /** Beginning of the query keys. */
  readonly topic: readonly string[]
  readonly query: RowsQuery
  readonly top: number
  readonly onTop: (top: number) => void
  readonly onOpen: (row: Values) => void
  readonly actions: (row: Values, active: boolean) => ReactNode
  readonly work: GridInteractions | null
  readonly empty: ReactNode
  readonly failed: (error: Error, retry: () => void) => ReactNode
  readonly label: string
  readonly onTotal: (total: number, approximate: boolean) => void
}

/**
 * The same rows on a phone: one card each, the title and state first, then what matters most, then what can be done.
 */
export function Cards({
  doc,
  topic,
  fields,
  query,
  top,
  onTop,
  onOpen,
  actions,
  work,
  empty,
  failed,
  label,
  onTotal,
}: CardsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState({ from: top, to: top + 10 })
  const windows = useWindows(doc, topic, query, range.from, range.to)
  const { total, records, approximate, waiting } = windows
  const cards = useVirtualizer({
    count: waiting ? 6 : total,
    getScrollElement: () => scroller.current,
    estimateSize: () => 188,
    overscan: 4,
    gap: 10,
    paddingStart: 10,
    paddingEnd: 10,
  })
  const items = cards.getVirtualItems()
  // What is drawn is read, a few cards beyond those in sight too; asked at every drawing, because a group that opens
  // brings lines without anybody having scrolled.
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]
  if (!waiting && items.length > 0 && (first !== range.from || last !== range.to)) setRange({ from: first, to: last })
  const seen = cards.range?.startIndex ?? top
  useEffect(() => {
    if (!waiting) onTop(seen)
  }, [onTop, waiting, seen])
  const failure = windows.error
  useEffect(() => {
    if (!waiting && !failure) onTotal(records, approximate)
  }, [onTotal, waiting, failure, records, approximate])
  useKeptScroll(scroller, `rows ${doc.name}.${query.list}`)
  useTopOnChange(scroller, query)
  const lineAt = (index: number) => {
    const line = waiting ? undefined : windows.group(index)
    return line && <GroupCard doc={doc} line={line} onToggle={() => windows.toggle(index)} />
  }
  if (failure) return <div className={css.state}>{failed(failure, windows.retry)}</div>
  if (!waiting && total === 0) return <div className={css.state}>{empty}</div>
  return (
    <>
      <div ref={scroller} className={css.scroller} role="list" aria-label={label} aria-busy={waiting || windows.stale}>
        <div style={{ height: cards.getTotalSize(), position: 'relative' }} role="presentation">
          {items.map((item) => (
            <div
              key={item.key}
              ref={cards.measureElement}
              data-index={item.index}
              role="listitem"
              className={css.place}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              {lineAt(item.index) ?? (
                <Card
                  doc={doc}
                  fields={fields}
                  index={item.index}
                  row={waiting ? undefined : windows.row(item.index)}
                  onOpen={onOpen}
                  actions={actions}
                  work={work}
                />
              )}
            </div>
          ))}
        </div>
      </div>
      <CardsTotals doc={doc} topic={topic} query={query} windows={windows} work={work} />
    </>
  )
}

interface CardProps extends Pick<CardsProps, 'doc' | 'fields' | 'onOpen' | 'actions' | 'work'> {
  readonly index: number
  readonly row: Values | undefined
}

function Card({ doc, fields, index, row, onOpen, actions, work }: CardProps) {
  const t = useWords()
  const text = textIn(useLang())
  const today = useToday()
  const key = String(row?.id ?? '')
  const chosen = useStore(
    work?.selection.store ?? idle.selection,
    useCallback((state) => isChosen(state, key), [key]),
  )
  if (!row)
    return (
      <div className={css.card}>
        <Skeleton lines={4} />
      </div>
    )
  const cell = (field: DescribedField) => {
    const { Cell } = onPage(field.kind)
    const shown = <Cell value={shownValue(field, row)} field={field} text={text} />
    const light = dueLight(field, row, today)
    return light === null ? shown : <DueDay light={light}>{shown}</DueDay>
  }
  const title = fields.find(({ name }) => name === doc.title) ?? fields[0]
  const own = fields.filter(
    ({ name, kind }) => kind === 'dictionary' && (name === doc.stateField || name === 'approvalStatus'),
  )
  const states = own.filter(({ name }) => stateFields(doc, row).some((state) => state.name === name))
  const rest = fields
    .filter((field) => field !== title && !own.includes(field) && isFilled(row[field.name]))
    .slice(0, 6)
  return (
    <article className={joinClassNames(css.card, chosen && css.picked)}>
      <div className={css.head}>
        {work && (
          <label className={css.box}>
            <input
              type="checkbox"
              checked={chosen}
              aria-label={t(gridWords.choose, { n: index + 1 })}
              onChange={() => work.selection.toggle(index, row)}
            />
          </label>
        )}
        <button type="button" className={css.open} onClick={() => onOpen(row)}>
          <b>{title && cell(title)}</b>
          <span>
            {states.map((field) => (
              <span key={field.name}>{cell(field)}</span>
            ))}
          </span>
        </button>
      </div>
      <dl>
        {rest.map((field) => (
          <div
            key={field.name}
            className={joinClassNames(field.numeric && css.figure, field.kind === 'textarea' && css.long)}
          >
            <dt>{field.label}</dt>
            <dd>{cell(field)}</dd>
          </div>
        ))}
      </dl>
      <div className={css.acts}>{actions(row, true)}</div>
    </article>
  )
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}
