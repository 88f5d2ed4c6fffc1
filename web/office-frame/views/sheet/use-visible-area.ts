import { type RefObject, useEffect, useState } from 'react'

interface View {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What of a scrolled element is in sight. */
export function useScroll(element: RefObject<HTMLElement | null>): View {
  const [view, setView] = useState<View>({ left: 0, top: 0, width: 1200, height: 800 })
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const measure = () =>
      setView({
        left: current.scrollLeft,
        top: current.scrollTop,
        width: current.clientWidth || 1200,
        height: current.clientHeight || 800,
      })
    measure()
    current.addEventListener('scroll', measure, { passive: true })
    const sized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    sized?.observe(current)
    return () => {
      current.removeEventListener('scroll', measure)
      sized?.disconnect()
    }
  }, [element])
  return view
}
