import { useEffect, useRef, type RefObject } from 'react'
import type { RowsQuery } from '../../platform/data/read-rows.ts'

/** A new question is read from its first row on. */
export function useTopOnChange(scroller: RefObject<HTMLElement | null>, query: RowsQuery): void {
  const before = useRef(query)
  useEffect(() => {
    if (before.current === query) return
    before.current = query
    scroller.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [scroller, query])
}
