import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useKeptScroll } from '../../../ui/use-kept-scroll.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { TotalsFoot } from '../totals/totals-foot.tsx'
import { totalledOf } from '../totals/use-totals.ts'
import { useClipboardKeys } from './clipboard-keys.ts'
import type { Place } from './grid-area.ts'
import { run, type GridNow } from './grid-commands.ts'
import { GridHead } from './grid-head.tsx'
import { pointerHandlersOf, onEditorKey } from './grid-pointer-handlers.ts'
import type { GridProps } from './grid-props.ts'
import { GridRows } from './grid-rows.tsx'
import { useGridScroll, type GridScroll } from './grid-scroll.ts'
import { columnKeys, useColumnPointer } from './use-column-pointer.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useAnchor } from './use-scroll-anchor.ts'
import { useTopOnChange } from './use-scroll-to-top.ts'
import { useLineOrder } from './visible-grid-rows.ts'
import css from './grid.module.css'

/** The grid: header, rows and totals in one scroller, of which only what is in sight is drawn, both ways. */
export function Grid({
  doc,
  topic,
  query,
  layout,
  top,
  onTop,
  onSort,
  onOpen,
  actions,
  actionsWidth,
  work,
  empty,
  failed,
  label,
  onTotal,
}: GridProps) {
  const t = useWords()
  const lang = useLang()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const scroll = useGridScroll({ doc, topic, query, layout, top, actionsWidth, boxed: work !== null }, scroller)
  const { windows, lines, moving, height, slice, range, width, room, slid, show } = scroll
  const { total, waiting, stale, error } = windows
  const { columns } = slice
  const { onMove, onEdge, onReset } = useColumnPointer(layout, columns)
  useReports({ onTop, onTotal }, range.from, windows)
  const order = useLineOrder(lines, moving, scroller)
  useKeptScroll(scroller, `rows ${doc.name}.${query.list}`)
  useTopOnChange(scroller, query)
  useAnchor(scroller, query, windows.row, range.from, height)
  const keys = useGridKeys({
    total: waiting ? 0 : total,
    columns: columns.length,
    page: Math.max(1, range.to - range.from - 2),
    show,
    command: (command, at) => run(command, at, now),
    ...columnKeys(layout, columns, onSort, (column) => keys.point(-1, column, false)),
  })
  const { active, area } = keys
  const now: GridNow = { windows, columns, area, work, lang, t, onOpen, point: keys.point, show }
  useClipboardKeys(scroller, now)
  if (error) return <div className={css.state}>{failed(error, windows.retry)}</div>
  const none = !waiting && total === 0
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!onEditorKey(event, active, now)) keys.onKeyDown(event)
  }
  const count = lines.to - lines.from + 1
  const drawn = active !== null && (active.row < 0 || (lines.from <= active.row && active.row <= lines.to))
  return (
    <div
      ref={scroller}
      className={joinClassNames(
        css.grid,
        width > room && css.wide,
        slid && css.slid,
        stale && css.stale,
        layout.layout.dense && css.dense,
      )}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-busy={waiting || stale}
      aria-multiselectable={work !== null || undefined}
      aria-rowcount={waiting ? -1 : total + 1}
      aria-colcount={columns.length + (work ? 2 : 1) + Number(actionsWidth > 0)}
      aria-activedescendant={drawn ? idAt(id, active) : undefined}
      onKeyDown={onKeyDown}
    >
      <div className={css.canvas} style={{ width }}>
        <GridHead
          {...{ id, slice, actionsWidth, work, onSort, onMove, onEdge, onReset }}
          sort={query.sort}
          focused={active?.row === -1 ? active.column : null}
        />
        {!none && (
          <div
            className={css.body}
            role="rowgroup"
            style={{ height: (waiting ? count : total) * height }}
            {...pointerHandlersOf(now, active)}
          >
            <GridRows {...{ id, doc, actions, actionsWidth, work, scroll, active, area }} count={count} order={order} />
          </div>
        )}
        {!none && totalledOf(doc, query.list).length > 0 && (
          <TotalsFoot {...{ doc, topic, query, windows, range, slice, actionsWidth, work }} />
        )}
        {none && (
          <div className={css.state} style={{ width: room }}>
            {empty}
          </div>
        )}
      </div>
    </div>
  )
}

/** Tells the list what is in sight and how many there are. */
function useReports(
  { onTop, onTotal }: Pick<GridProps, 'onTop' | 'onTotal'>,
  from: number,
  { waiting, error, records, approximate }: GridScroll['windows'],
): void {
  useEffect(() => {
    onTop(from)
  }, [onTop, from])
  useEffect(() => {
    if (!waiting && !error) onTotal(records, approximate)
  }, [onTotal, waiting, error, records, approximate])
}

function idAt(id: string, { row, column }: Place): string {
  return row < 0 ? `${id}-h${column}` : `${id}-cell`
}
