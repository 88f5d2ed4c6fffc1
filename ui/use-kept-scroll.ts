import { type RefObject, useLayoutEffect } from 'react'

/**
 * Brings an inner scroller of a kept page back to where it stood.
 * A hidden page is not laid out, and an element without a layout forgets its scroll position.
 */
export function useKeptScroll(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const place = places.get(element)
    if (place) element.scrollTo({ top: place.top, left: place.left, behavior: 'instant' })
    const remember = () => {
      // The browser reports 0 when the element is being hidden: that is not where the reader stood.
      if (element.offsetParent !== null || element.clientHeight > 0)
        places.set(element, { top: element.scrollTop, left: element.scrollLeft })
    }
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [ref])
}

const places = new WeakMap<HTMLElement, { top: number; left: number }>()
