import { useCallback, useState } from 'react'

/** The height of a box as it is and becomes; the tree draws only what fits into it. */
export function useHeight(): readonly [(box: HTMLElement | null) => (() => void) | undefined, number] {
  const [height, setHeight] = useState(480)
  const watch = useCallback((box: HTMLElement | null) => {
    if (box === null) return undefined
    const observer = new ResizeObserver(() => {
      const { paddingTop, paddingBottom } = getComputedStyle(box)
      // A hidden page has no height; what it had is kept.
      if (box.clientHeight > 0)
        setHeight(Math.max(box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom), 120))
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return [watch, height]
}
