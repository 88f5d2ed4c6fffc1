import { type PointerEvent, type RefObject, useState } from 'react'
import type { Change } from './designer-card.tsx'
import { moved, type Placed, resized } from './grid-layout.ts'

interface Grabbed {
  readonly key: string
  readonly change: Change
  readonly x: number
  readonly y: number
  /** What it would be if it were let go now. */
  readonly all: readonly Placed[]
}

/** Dragging and stretching on the grid; what is let go is put. */
export function useGrab(
  grid: RefObject<HTMLElement | null>,
  all: readonly Placed[],
  put: (to: readonly Placed[]) => void,
) {
  const [grabbed, setGrabbed] = useState<Grabbed | null>(null)
  return {
    /** As it looks now, also while something is dragged. */
    shown: grabbed?.all ?? all,
    grab: (event: PointerEvent<HTMLElement>, key: string, change: Change) => {
      if (event.button !== 0 || event.pointerType === 'touch') return
      setGrabbed({ key, change, x: event.clientX, y: event.clientY, all })
    },
    follow: (event: PointerEvent<HTMLElement>) => {
      const { current } = grid
      if (grabbed === null || current === null) return
      const { column, row } = stepsOf(current)
      const by = {
        x: Math.round((event.clientX - grabbed.x) / column),
        y: Math.round((event.clientY - grabbed.y) / row),
      }
      setGrabbed({ ...grabbed, all: stepped(all, grabbed.key, grabbed.change, by) })
    },
    let: () => {
      if (grabbed !== null) put(grabbed.all)
      setGrabbed(null)
    },
    leave: () => setGrabbed(null),
  }
}

/** One moved or stretched by so many columns and rows. */
export function stepped(
  all: readonly Placed[],
  key: string,
  change: Change,
  by: { readonly x: number; readonly y: number },
): readonly Placed[] {
  const place = all.find((one) => one.key === key)?.place
  if (place === undefined) return all
  return change === 'move'
    ? moved(all, key, { x: place.x + by.x, y: place.y + by.y })
    : resized(all, key, { w: place.w + by.x, h: place.h + by.y })
}

/** How far a column and a row are from the next. */
function stepsOf(grid: HTMLElement): { readonly column: number; readonly row: number } {
  const { gridAutoRows, rowGap, columnGap } = getComputedStyle(grid)
  const gap = Number.parseFloat(columnGap) || 0
  return {
    column: (grid.clientWidth + gap) / 12 || 1,
    row: (Number.parseFloat(gridAutoRows) || 1) + (Number.parseFloat(rowGap) || 0),
  }
}
