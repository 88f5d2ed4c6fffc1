import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { RefObject } from 'react'
import { boxWidth, indexWidth, layOutColumns, sliceOf } from './column-layout.ts'
import type { GridProps } from './grid-props.ts'
import { useReadRange } from './use-read-range.ts'
import { useWindows } from './use-row-windows.ts'
import { keepingColumns, useLaterSlice } from './visible-columns.ts'
import { drawnLines } from './visible-grid-rows.ts'

const fewColumns = 24 // so few are drawn whole: going sideways then draws nothing anew
const headHeight = 40
const footHeight = 40

/** Heights of a row, as close as the reader likes them; 20 of the compact ones stand on a screen of 900 px. */
const compact = 26
const comfortable = 40

type Scrolled = Pick<GridProps, 'doc' | 'topic' | 'query' | 'layout' | 'top' | 'actionsWidth'> & {
  readonly boxed: boolean
}

export type GridScroll = ReturnType<typeof useGridScroll>

/** What is in sight of a grid, both ways, and the rows that are read for it. */
export function useGridScroll(
  { doc, topic, query, layout, top, actionsWidth, boxed }: Scrolled,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const height = layout.layout.dense ? compact : comfortable
  const [known, setKnown] = useState({ total: Math.max(12, top + 20), waiting: true })
  const rows = useVirtualizer({
    count: known.total,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 0,
    initialOffset: top * height,
    scrollPaddingEnd: headHeight + footHeight,
  })
  const range = { from: rows.range?.startIndex ?? top, to: rows.range?.endIndex ?? top + 30 }
  const read = useReadRange(range)
  const windows = useWindows(doc, topic, query, read.from, read.to)
  const total = windows.waiting ? Math.max(12, top + 20) : windows.total
  // The virtualiser comes before the rows it asks for, so it learns their number one step later.
  if (known.total !== total || known.waiting !== windows.waiting) setKnown({ total, waiting: windows.waiting })
  const fixed = (boxed ? boxWidth : 0) + indexWidth + actionsWidth
  const room = rows.scrollRect?.width ?? 0
  const { across, pins, slice, later, width } = useColumnsAcross({ doc, layout, fixed, actionsWidth, room }, scroller)
  useEffect(() => {
    rows.measure()
  }, [rows, height])
  const inSight = rows.getVirtualItems()
  const screen = Math.ceil((rows.scrollRect?.height ?? 0) / height) + 1
  const lines = drawnLines(
    { from: inSight[0]?.index ?? 0, to: inSight.at(-1)?.index ?? -1 },
    inSight.length > 0 ? total : 0,
    screen,
    rows.scrollDirection,
  )
  const show = useCallback(
    (row: number, column: number) => {
      rows.scrollToIndex(row)
      if (column >= pins) across.scrollToIndex(column - pins)
    },
    [rows, across, pins],
  )
  return {
    windows,
    lines,
    moving: rows.isScrolling,
    height,
    slice,
    later,
    range,
    width,
    room,
    slid: (across.scrollOffset ?? 0) > 0,
    show,
  }
}

interface Across extends Pick<GridProps, 'doc' | 'layout' | 'actionsWidth'> {
  /** What the columns that never slide away take: boxes, numbers, buttons. */
  readonly fixed: number
  readonly room: number
}

/** The columns in sight; pinned ones always are. */
function useColumnsAcross(
  { doc, layout, fixed, actionsWidth, room }: Across,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const { columns, pins } = useMemo(() => layOutColumns(doc, layout, room - fixed), [doc, layout, room, fixed])
  const pinnedWidth = columns.slice(0, pins).reduce((sum, { width }) => sum + width, 0)
  const [rangeExtractor] = useState(keepingColumns)
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length - pins,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => columns[at + pins]?.width ?? 0,
    scrollPaddingEnd: fixed + pinnedWidth,
    overscan: columns.length > fewColumns ? 2 : fewColumns,
    rangeExtractor,
  })
  const widths = columns.map(({ width }) => width).join()
  useEffect(() => {
    across.measure()
  }, [across, widths])
  const seen = across.getVirtualItems()
  const first = pins + (seen[0]?.index ?? 0)
  const last = pins + (seen.at(-1)?.index ?? -1)
  const before = seen[0]?.start ?? 0
  const start = fixed - actionsWidth + pinnedWidth
  const sum = Math.max(across.getTotalSize(), Math.floor(room) - fixed - pinnedWidth)
  const slice = useMemo(
    () => sliceOf({ columns, pins, first, last, before, start, width: sum }),
    [columns, pins, first, last, before, start, sum],
  )
  const later = useLaterSlice(slice, pins + (across.range?.startIndex ?? 0), pins + (across.range?.endIndex ?? -1))
  return { across, pins, slice, later, width: fixed + pinnedWidth + sum }
}
