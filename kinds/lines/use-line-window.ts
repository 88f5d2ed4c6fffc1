import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState, type RefObject } from 'react'

/** Fewer lines are all drawn; more scroll in an area of their own, of which only what is seen is drawn. */
const allDrawn = 40
const usualHeight = 41

/** A line to draw, and the room to leave above it. */
interface DrawnLine {
  readonly at: number
  readonly above: number
}

const unmeasured = () => undefined

interface LineWindow {
  readonly area: RefObject<HTMLDivElement | null>
  readonly windowed: boolean
  readonly drawn: readonly DrawnLine[]
  readonly below: number
  readonly measure: (row: HTMLTableRowElement | null) => void
  /** Keeps a line drawn wherever it is: what has the focus must not vanish. */
  readonly keep: (at: number) => void
}

/**
 * Which of many lines are drawn: those in sight, the one that is worked in, and the first wrong one, which a failed
 * save looks for.
 */
export function useLineWindow(count: number, firstWrong: number | undefined): LineWindow {
  const area = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState(-1)
  const windowed = count > allDrawn
  const rows = useVirtualizer({
    count,
    getScrollElement: () => area.current,
    estimateSize: () => usualHeight,
    overscan: 6,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), kept, firstWrong ?? -1])]
        .filter((at) => at >= 0 && at < count)
        .toSorted((one, other) => one - other),
  })
  if (!windowed)
    return {
      area,
      windowed,
      drawn: Array.from({ length: count }, (_, at) => ({ at, above: 0 })),
      below: 0,
      measure: unmeasured,
      keep: setKept,
    }
  const items = rows.getVirtualItems()
  const drawn = items.map(({ index, start }, place) => ({
    at: index,
    above: Math.max(0, start - (items[place - 1]?.end ?? 0)),
  }))
  return {
    area,
    windowed,
    drawn,
    below: Math.max(0, rows.getTotalSize() - (items.at(-1)?.end ?? 0)),
    measure: rows.measureElement,
    keep: setKept,
  }
}
