import { useLayoutEffect, useRef } from 'react'

/**
 * Gives the card around an element as many rows of the grid as its lines need; how they break is the language's and the
 * window's.
 */
export function useRowsNeeded() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [inner, card] = [box.current, cardOf(box.current)]
    const grid = card?.parentElement
    if (!inner || !card || !grid) return
    const fit = () => {
      const { gridAutoRows, rowGap } = getComputedStyle(grid)
      const [row, gap] = [Number.parseFloat(gridAutoRows), Number.parseFloat(rowGap)]
      const below = Number.parseFloat(getComputedStyle(inner.parentElement ?? inner).paddingBottom)
      const needed = inner.getBoundingClientRect().bottom - card.getBoundingClientRect().top + below
      // On a phone rows are as high as what stands in them.
      card.style.gridRow = row > 0 ? `span ${Math.ceil((needed + gap) / (row + gap))}` : ''
    }
    const watch = new ResizeObserver(fit)
    watch.observe(inner)
    return () => watch.disconnect()
  }, [])
  return box
}

/** The child of the grid that an element stands in. */
function cardOf(from: HTMLElement | null): HTMLElement | null {
  let at = from
  while (at?.parentElement && getComputedStyle(at.parentElement).display !== 'grid') at = at.parentElement
  return at?.parentElement ? at : null
}
