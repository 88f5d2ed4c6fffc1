import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Described } from '../../core/described.ts'
import { useKeptScroll } from '../../ui/use-kept-scroll.ts'
import { classes } from '../../ui/classes.ts'
import type { Values } from '../data/record-values.ts'
import type { RowsQuery } from '../data/rows.ts'
import { useWords } from '../session/use-words.ts'
import { GridFoot } from './grid-foot.tsx'
import { GridHead } from './grid-head.tsx'
import css from './grid.module.css'
import { GridRow } from './grid-row.tsx'
import { useGridKeys } from './use-grid-keys.ts'
import { indexWidth, laidOut } from './laid-out.ts'
import { listWords } from './words.ts'
import type { useLayout } from './use-layout.ts'
import { useTopOnChange } from './use-top-on-change.ts'
import { useWindows } from './use-windows.ts'

export interface GridProps {
  readonly doc: Described
  /** Beginning of the query keys. */
  readonly topic: readonly string[]
  readonly query: RowsQuery
  readonly layout: ReturnType<typeof useLayout>
  /** The first row in sight when the list was left. */
  readonly top: number
  readonly onTop: (top: number) => void
  readonly onSort: (name: string, several: boolean) => void
  readonly onOpen: (row: Values) => void
  /** Buttons of a row, and the width of their column; 0 for none. */
  readonly actions: (row: Values, active: boolean) => ReactNode
  readonly actionsWidth: number
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode
  readonly failed: (error: Error, retry: () => void) => ReactNode
  readonly label: string
  readonly onTotal: (total: number, approximate: boolean) => void
}

const fewColumns = 24 // so few are drawn whole: going sideways then draws nothing anew

/** The grid: header, rows and totals in one scroller, of which only what is in sight is drawn, both ways. */
export function Grid({ doc, topic, query, layout, top, onTop, onSort, onOpen, actions, actionsWidth, empty, failed, label, onTotal }: GridProps) {
  const t = useWords()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const height = layout.layout.dense ? 32 : 40
  const [range, setRange] = useState({ from: top, to: top + 30 })
  const windows = useWindows(doc, topic, query, range.from, range.to)
  const { total, approximate, waiting, stale, error } = windows
  const rows = useVirtualizer({
    count: waiting ? Math.max(12, top + 20) : total, getScrollElement: () => scroller.current, estimateSize: () => height, overscan: 8, initialOffset: top * height,
    onChange: (instance) => {
      const from = instance.range?.startIndex ?? 0
      const to = instance.range?.endIndex ?? 0
      setRange((now) => (now.from === from && now.to === to ? now : { from, to }))
    },
  })
  const columns = laidOut(doc, layout, rows.scrollRect?.width ?? 0, actionsWidth)
  const across = useVirtualizer({ horizontal: true, count: columns.length, getScrollElement: () => scroller.current, estimateSize: (at) => columns[at]?.width ?? 0, overscan: columns.length > fewColumns ? 3 : fewColumns })
  const widths = columns.map(({ width }) => width).join()
  useEffect(() => { rows.measure() }, [rows, height])
  useEffect(() => { across.measure() }, [across, widths])
  useEffect(() => { onTop(range.from) }, [onTop, range.from])
  useEffect(() => { if (!waiting) onTotal(total, approximate) }, [onTotal, waiting, total, approximate])
  useKeptScroll(scroller)
  useTopOnChange(scroller, query)
  const keys = useGridKeys({ total: waiting ? 0 : total, columns: columns.length, page: Math.max(1, range.to - range.from - 2), show: (row, column) => { rows.scrollToIndex(row); across.scrollToIndex(column) },
    open: (row) => { const values = windows.row(row); if (values) onOpen(values) }, sort: (column, several) => { const field = columns[column]?.field; if (field?.sortable) onSort(field.name, several) } })
  const seen = across.getVirtualItems()
  const slice = { columns, first: seen[0]?.index ?? 0, last: seen.at(-1)?.index ?? -1, before: seen[0]?.start ?? 0, after: across.getTotalSize() - (seen.at(-1)?.end ?? 0) }
  if (error) return <div className={css.state}>{failed(error, windows.retry)}</div>
  const none = !waiting && total === 0
  const width = across.getTotalSize() + indexWidth + actionsWidth
  const wide = width > (rows.scrollRect?.width ?? 0)
  return (
    <div ref={scroller} className={classes(css.grid, wide && css.wide, stale && css.stale, layout.layout.dense && css.dense)} role="grid" tabIndex={0} aria-label={label} aria-busy={waiting || stale}
      aria-rowcount={total + 1} aria-colcount={columns.length + 1} aria-activedescendant={keys.active ? `${id}-${keys.active.row}` : undefined} onKeyDown={keys.onKeyDown}>
      <div className={css.canvas} style={{ width }}>
        <GridHead slice={slice} table={layout.table} sort={query.sort} onSort={onSort} order={layout.columnOrder} onOrder={(order) => layout.change({ order })} actionsWidth={actionsWidth} focused={keys.active?.row === -1 ? keys.active.column : null} id={`${id}--1`} />
        {!none && (
          <div className={css.body} role="rowgroup" style={{ height: rows.getTotalSize() }}>
            {rows.getVirtualItems().map((item) => (
              <GridRow key={item.key} id={`${id}-${item.index}`} index={item.index} start={item.start} height={height} row={waiting ? undefined : windows.row(item.index)} slice={slice}
                active={keys.active?.row === item.index} column={keys.active?.row === item.index ? keys.active.column : -1} actions={actions} actionsWidth={actionsWidth} onOpen={onOpen} onPoint={keys.point} />
            ))}
          </div>
        )}
        {Object.keys(windows.totals).length > 0 && !none && <GridFoot slice={slice} totals={windows.totals} label={t(listWords.sum)} actionsWidth={actionsWidth} />}
        {none && <div className={css.state} style={{ width: rows.scrollRect?.width }}>{empty}</div>}
      </div>
    </div>
  )
}
