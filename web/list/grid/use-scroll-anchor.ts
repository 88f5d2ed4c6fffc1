import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { RowsQuery } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'

// So far a row is looked for after others came or went above it.
const reach = 60

/** Keeps the rows in sight where they are when others are added or taken away above; at the top new rows show. */
export function useAnchor(
  scroller: RefObject<HTMLElement | null>,
  query: RowsQuery,
  row: (index: number) => Values | undefined,
  from: number,
  height: number,
): void {
  const held = useRef<{ readonly query: RowsQuery; readonly index: number; readonly id: unknown } | null>(null)
  useLayoutEffect(() => {
    const before = held.current
    const id = row(from)?.id
    held.current = id === undefined ? null : { query, index: from, id }
    if (before === null || id === undefined || before.query !== query || before.index !== from || before.id === id)
      return
    const element = scroller.current
    const moved = movedTo(row, from, before.id)
    if (element === null || element.scrollTop < height || moved === null) return
    element.scrollBy({ top: (moved - from) * height, behavior: 'instant' })
    held.current = { query, index: moved, id: before.id }
  })
}

function movedTo(row: (index: number) => Values | undefined, from: number, id: unknown): number | null {
  for (let by = 1; by <= reach; by += 1) {
    if (row(from + by)?.id === id) return from + by
    if (row(from - by)?.id === id) return from - by
  }
  return null
}
