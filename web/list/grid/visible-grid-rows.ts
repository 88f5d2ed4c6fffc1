import { useEffect, useState, type RefObject } from 'react'

interface Range {
  readonly from: number
  readonly to: number
}

const ahead = 4
const behind = 1
const movedAtOnce = 3

/**
 * The lines that are drawn for those in sight: some more where the list is going. There are always as many of
 * them, so that each that leaves makes room for one that comes, and its elements are written anew instead of made.
 */
export function drawnLines(
  { from, to }: Range,
  total: number,
  screen: number,
  going: 'forward' | 'backward' | null,
): Range {
  const count = Math.min(total, Math.max(screen, to - from + 1) + ahead + behind)
  const first = Math.max(0, Math.min(from - linesBefore(going), total - count))
  return { from: first, to: first + count - 1 }
}

function linesBefore(going: 'forward' | 'backward' | null): number {
  if (going === 'backward') return ahead
  return going === 'forward' ? behind : Math.floor((ahead + behind) / 2)
}

/**
 * Lines in the order of the elements that show them, of which the first shows line `base`, or the next that came in its
 * place.
 */
export function inSlots({ from, to }: Range, base: number): readonly number[] {
  const count = to - from + 1
  return Array.from({ length: count }, (_, slot) => from + rest(base + slot - from, count))
}

/**
 * Lines as they are written: where the list rests in their own order, which is how they are read out; on the way
 * each stays where it is. An input that somebody types into is never moved: it would lose the focus.
 */
export function useLineOrder(
  lines: Range,
  moving: boolean,
  scroller: RefObject<HTMLElement | null>,
): readonly number[] {
  const [base, setBase] = useState(0)
  const { from, to } = lines
  useEffect(() => {
    const away = to < from ? 0 : rest(from - base, to - from + 1)
    if (moving || away === 0) return
    // A few in each frame: moved together they would take longer than anything else the list does.
    const frame = requestAnimationFrame(() => {
      const inside = document.activeElement !== scroller.current && scroller.current?.contains(document.activeElement)
      if (!inside) setBase(base + Math.min(movedAtOnce, away))
    })
    return () => cancelAnimationFrame(frame)
  }, [moving, from, to, base, scroller])
  return inSlots(lines, base)
}

/** What is left of a number over a whole count, of one below zero too. */
function rest(number: number, count: number): number {
  return ((number % count) + count) % count
}
