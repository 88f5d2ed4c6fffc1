import { createContext, type RefObject, use, useEffect, useRef, useState } from 'react'

/** Whether the cell around a part is in sight; beside dashboards everything is. */
export const InSight = createContext(true)

/** False while the cell around the caller is scrolled away, or its page is: it asks nothing of the server then. */
export function useInSight(): boolean {
  return use(InSight)
}

// Asked a little before it is seen.
const margin = '200px'

/**
 * Tells whether an element is in sight, or about to be; `above` is how many pixels of the page at least stand above it,
 * by which it asks before the page has been laid out.
 */
export function useSight(above: number): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const room = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(() => above < innerHeight)
  useEffect(() => {
    const { current } = room
    if (current === null) return undefined
    const watch = new IntersectionObserver((entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: margin,
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return [room, seen]
}
