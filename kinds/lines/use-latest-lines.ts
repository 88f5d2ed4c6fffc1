import { useCallback, useEffect, useRef } from 'react'
import type { Line } from './edit-lines.ts'

/** The lines with every change told since they were drawn: two changes of one event build on each other. */
export function useLatestLines(lines: readonly Line[]): {
  readonly latest: () => readonly Line[]
  readonly tell: (next: readonly Line[]) => void
} {
  const held = useRef(lines)
  useEffect(() => {
    held.current = lines
  })
  const tell = useCallback((next: readonly Line[]) => {
    held.current = next
  }, [])
  const latest = useCallback(() => held.current, [])
  return { latest, tell }
}
