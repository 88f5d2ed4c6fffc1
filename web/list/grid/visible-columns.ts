import { useEffect, useEffectEvent, useState } from 'react'
import type { Slice } from './column-layout.ts'

interface Range {
  readonly startIndex: number
  readonly endIndex: number
  readonly overscan: number
  readonly count: number
}

/**
 * The columns that are drawn: they change only when one is wanted that is not, so that what comes and what goes is one
 * change.
 */
export function keepingColumns(): (range: Range) => number[] {
  let kept = { first: 0, last: -1 }
  return ({ startIndex, endIndex, overscan, count }) => {
    const first = Math.max(0, startIndex - overscan)
    const last = Math.min(count - 1, endIndex + overscan)
    const short = first < kept.first || last > kept.last
    const long = kept.last >= count || kept.last - kept.first > last - first + 2 * overscan
    if (short || long) kept = { first, last }
    return Array.from({ length: kept.last - kept.first + 1 }, (_, at) => kept.first + at)
  }
}

/**
 * The columns that one half of the lines draws: a column that comes near is drawn by the other half first and by
 * this one two frames later, which parts the work of it. A column in sight is never waited for.
 */
export function useLaterSlice(slice: Slice, first: number, last: number): Slice {
  const [late, setLate] = useState(slice)
  const waiting = late !== slice
  const follow = useEffectEvent(() => setLate(slice))
  useEffect(() => {
    if (!waiting) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(follow)
    })
    return () => cancelAnimationFrame(frame)
  }, [waiting])
  return late.columns === slice.columns && late.pins === slice.pins && late.first <= first && last <= late.last
    ? late
    : slice
}
