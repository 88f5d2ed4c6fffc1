import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { useReadRange } from './grid-range.ts'
import type { GridProps } from './grid-props.ts'
import { boxWidth, indexWidth, laidOut, type Slice } from './laid-out.ts'
import { useWindows } from './use-windows.ts'

const fewColumns = 24 // so few are drawn whole: going sideways then draws nothing anew
const headHeight = 40
const footHeight = 40

type Scrolled = Pick<GridProps, 'doc' | 'topic' | 'query' | 'layout' | 'top' | 'actionsWidth'> & { readonly boxed: boolean }

/** What is in sight of a grid, both ways, and the rows that are read for it. */
export function useGridScroll({ doc, topic, query, layout, top, actionsWidth, boxed }: Scrolled, scroller: RefObject<HTMLDivElement | null>) {
  const height = layout.layout.dense ? 32 : 40
  const [known, setKnown] = useState({ total: Math.max(12, top + 20), waiting: true })
  const rows = useVirtualizer({
    count: known.total, getScrollElement: () => scroller.current, estimateSize: () => height, overscan: 4, initialOffset: top * height, scrollPaddingEnd: headHeight + footHeight,
  })
  const range = { from: rows.range?.startIndex ?? top, to: rows.range?.endIndex ?? top + 30 }
  const read = useReadRange(range)
  const windows = useWindows(doc, topic, query, read.from, read.to)
  const total = windows.waiting ? Math.max(12, top + 20) : windows.total
  // The virtualiser comes before the rows it asks for, so it learns their number one step later.
  if (known.total !== total || known.waiting !== windows.waiting) setKnown({ total, waiting: windows.waiting })
  const fixed = (boxed ? boxWidth : 0) + indexWidth + actionsWidth
  const room = rows.scrollRect?.width ?? 0
  const { columns, pins } = laidOut(doc, layout, room - fixed)
  const pinnedWidth = columns.slice(0, pins).reduce((sum, { width }) => sum + width, 0)
  const across = useVirtualizer({
    horizontal: true, count: columns.length - pins, getScrollElement: () => scroller.current, estimateSize: (at) => columns[at + pins]?.width ?? 0, scrollPaddingEnd: fixed + pinnedWidth,
    overscan: columns.length > fewColumns ? 2 : fewColumns,
  })
  const widths = columns.map(({ width }) => width).join()
  useEffect(() => { rows.measure() }, [rows, height])
  useEffect(() => { across.measure() }, [across, widths])
  const seen = across.getVirtualItems()
  const sum = across.getTotalSize()
  const slice: Slice = { columns, pins, first: pins + (seen[0]?.index ?? 0), last: pins + (seen.at(-1)?.index ?? -1), before: seen[0]?.start ?? 0, after: sum - (seen.at(-1)?.end ?? 0) }
  const show = useCallback((row: number, column: number) => {
    rows.scrollToIndex(row)
    if (column >= pins) across.scrollToIndex(column - pins)
  }, [rows, across, pins])
  return { windows, rows: rows.getVirtualItems(), height, slice, range, width: fixed + pinnedWidth + sum, room, slid: (across.scrollOffset ?? 0) > 0, show }
}
