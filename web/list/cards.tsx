import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Described, DescribedField } from '../../core/described.ts'
import { onPage } from '../../kinds/web.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useKeptScroll } from '../../ui/use-kept-scroll.ts'
import { textIn } from '../data/names.ts'
import type { Values } from '../data/record-values.ts'
import type { RowsQuery } from '../data/rows.ts'
import { useLang } from '../session/language.ts'
import css from './cards.module.css'
import { useTopOnChange } from './use-top-on-change.ts'
import { useWindows } from './use-windows.ts'

interface CardsProps {
  readonly doc: Described
  readonly fields: readonly DescribedField[]
  /** Beginning of the query keys. */
  readonly topic: readonly string[]
  readonly query: RowsQuery
  readonly top: number
  readonly onTop: (top: number) => void
  readonly onOpen: (row: Values) => void
  readonly empty: ReactNode
  readonly failed: (error: Error, retry: () => void) => ReactNode
  readonly label: string
  readonly onTotal: (total: number, approximate: boolean) => void
}

/** The same rows on a phone: one card each, the title and state first, then what matters most. */
export function Cards({ doc, topic, fields, query, top, onTop, onOpen, empty, failed, label, onTotal }: CardsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState({ from: top, to: top + 10 })
  const windows = useWindows(doc, topic, query, range.from, range.to)
  const { total, approximate, waiting } = windows
  const cards = useVirtualizer({
    count: waiting ? 6 : total, getScrollElement: () => scroller.current, estimateSize: () => 148, overscan: 4, gap: 10, paddingStart: 10, paddingEnd: 10,
    onChange: ({ range: seen }) => setRange((now) => (seen === null || (now.from === seen.startIndex && now.to === seen.endIndex) ? now : { from: seen.startIndex, to: seen.endIndex })),
  })
  useEffect(() => { onTop(range.from) }, [onTop, range.from])
  useEffect(() => { if (!waiting) onTotal(total, approximate) }, [onTotal, waiting, total, approximate])
  useKeptScroll(scroller)
  useTopOnChange(scroller, query)
  if (windows.error) return <div className={css.state}>{failed(windows.error, windows.retry)}</div>
  if (!waiting && total === 0) return <div className={css.state}>{empty}</div>
  return (
    <div ref={scroller} className={css.scroller} role="list" aria-label={label} aria-busy={waiting || windows.stale}>
      <div style={{ height: cards.getTotalSize(), position: 'relative' }}>
        {cards.getVirtualItems().map((item) => (
          <div key={item.key} ref={cards.measureElement} data-index={item.index} role="listitem" className={css.place} style={{ transform: `translateY(${item.start}px)` }}>
            <Card doc={doc} fields={fields} row={waiting ? undefined : windows.row(item.index)} onOpen={onOpen} />
          </div>
        ))}
      </div>
    </div>
  )
}

function Card({ doc, fields, row, onOpen }: { readonly doc: Described; readonly fields: readonly DescribedField[]; readonly row: Values | undefined; readonly onOpen: (row: Values) => void }) {
  const text = textIn(useLang())
  if (!row) return <div className={css.card}><Skeleton lines={4} /></div>
  const cell = (field: DescribedField) => {
    const { Cell } = onPage(field.kind)
    return <Cell value={row[field.name] ?? null} field={field} text={text} />
  }
  const title = fields.find(({ name }) => name === doc.title) ?? fields[0]
  const states = fields.filter(({ name, kind }) => kind === 'dictionary' && (name === doc.stateField || name === 'approvalStatus'))
  const rest = fields.filter((field) => field !== title && !states.includes(field) && isFilled(row[field.name])).slice(0, 6)
  return (
    <button type="button" className={css.card} onClick={() => onOpen(row)}>
      <span className={css.head}><b>{title && cell(title)}</b><span>{states.map((field) => <span key={field.name}>{cell(field)}</span>)}</span></span>
      <dl>{rest.map((field) => <div key={field.name} className={field.numeric ? css.figure : undefined}><dt>{field.label}</dt><dd>{cell(field)}</dd></div>)}</dl>
    </button>
  )
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}
