import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, useState } from 'react'
import { formatNumber } from '../../../core/values/decimal.ts'
import type { CellProps } from '../../../kinds/field-services.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import type { Group } from '../../platform/data/row-groups-and-totals.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { useWindows } from '../grid/use-row-windows.ts'
import { useTopOnChange } from '../grid/use-scroll-to-top.ts'
import { TotalsSum } from '../totals/totals-sum.tsx'
import { BoardCard } from './board-card.tsx'
import type { BoardProps, CardsAtWork } from './board-props.ts'
import { boardWords } from './board-words.ts'
import css from './board.module.css'

interface BoardColumnProps extends BoardProps {
  readonly state: string
  readonly name: string
  readonly nameOf: (state: string) => string
  /** Undefined where nothing stands in it. */
  readonly group: Group | undefined
  readonly cards: CardsAtWork
}

/** One column: its state, count and sums, and as many of its cards as are in sight. */
export function BoardColumn(props: BoardColumnProps) {
  const { doc, topic, query, state, name, group, cards } = props
  const t = useWords()
  const lang = useLang()
  const [over, setOver] = useState(false)
  const { held } = cards
  const by = doc.stateField ?? ''
  const within = useMemo(() => ({ ...query, group: [by], within: [state] }), [query, by, state])
  const isOpen = held !== null && held.moves.some(({ to }) => to === state)
  const isFrom = held !== null && held.row[by] === state
  const n = formatNumber(String(group?.count ?? 0), null, lang)
  return (
    <section
      className={joinClassNames(
        css.column,
        isOpen && css.open,
        isOpen && over && css.over,
        held && !isOpen && !isFrom && css.shut,
      )}
      aria-label={t(boardWords.column, { state: name, n })}
      onDragOver={(event) => {
        if (!isOpen) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        cards.put(state)
      }}
    >
      <ColumnHead {...props} count={n} />
      <ColumnCards {...props} topic={topic} query={within} heldAt={isFrom ? held.index : null} />
    </section>
  )
}

function ColumnHead({ doc, state, group, count }: BoardColumnProps & { readonly count: string }) {
  const text = textIn(useLang())
  const field = doc.stateField === null ? undefined : fieldNamed(doc.fields, doc.stateField)
  const summed = Object.keys(group?.totals ?? {}).flatMap((name) => fieldNamed(doc.fields, name) ?? [])
  return (
    <header className={css.head}>
      <h3>
        {field && <StateCell value={state} field={field} text={text} />}
        <small>{count}</small>
      </h3>
      {summed.length > 0 && (
        <dl>
          {summed.map((one) => (
            <div key={one.name}>
              <dt>{one.label}</dt>
              <dd>
                <TotalsSum doc={doc} field={one} sums={group?.totals[one.name] ?? []} tight />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  )
}

function StateCell(props: CellProps) {
  const { Cell } = onPage(props.field.kind)
  return <Cell {...props} />
}

const usualHeight = 132

function ColumnCards({ heldAt, ...props }: BoardColumnProps & { readonly heldAt: number | null }) {
  const { doc, topic, query, name, failed } = props
  const t = useWords()
  const scroller = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState({ from: 0, to: 10 })
  const windows = useWindows(doc, topic, query, range.from, range.to)
  const { total, waiting, error, stale } = windows
  const cards = useVirtualizer({
    count: waiting ? 2 : total,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: 4,
    gap: 8,
    paddingStart: 8,
    paddingEnd: 8,
    // The browser ends a drag whose card is taken out of the page.
    rangeExtractor: (seen) => {
      const shown = defaultRangeExtractor(seen)
      return heldAt === null || shown.includes(heldAt) ? shown : [...shown, heldAt].sort((a, b) => a - b)
    },
  })
  const items = cards.getVirtualItems()
  const [first, last] = [cards.range?.startIndex ?? 0, cards.range?.endIndex ?? 0]
  if (!waiting && cards.range && (first !== range.from || last !== range.to)) setRange({ from: first, to: last })
  useTopOnChange(scroller, query)
  if (error) return <div className={css.state}>{failed(error, windows.retry)}</div>
  if (!waiting && total === 0) return <p className={css.none}>{t(boardWords.none)}</p>
  return (
    <div ref={scroller} className={css.scroller} role="list" aria-label={name} aria-busy={waiting || stale}>
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
            <BoardCard {...props} index={item.index} row={waiting ? undefined : windows.row(item.index)} />
          </div>
        ))}
      </div>
    </div>
  )
}
