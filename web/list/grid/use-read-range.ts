import { useEffect, useState } from 'react'

interface Range {
  readonly from: number
  readonly to: number
}

const step = 25
const rest = 80 // ms

/**
 * The rows to read for those in sight: a little more both ways, in steps, so that scrolling meets rows that
 * are here. While the list is thrown about nothing is asked for; where it comes to rest is read.
 */
export function useReadRange({ from, to }: Range): Range {
  const wanted = {
    from: Math.max(0, Math.floor((from - step / 2) / step) * step),
    to: Math.ceil((to + 1 + step / 2) / step) * step - 1,
  }
  const [range, setRange] = useState<Range>(wanted)
  const screen = to - from + step
  const moved = range.from !== wanted.from || range.to !== wanted.to
  const near = Math.abs(wanted.from - range.from) <= screen
  if (moved && near) setRange(wanted)
  useEffect(() => {
    if (near) return
    const timer = setTimeout(() => setRange({ from: wanted.from, to: wanted.to }), rest)
    return () => clearTimeout(timer)
  }, [near, wanted.from, wanted.to])
  return moved && near ? wanted : range
}
