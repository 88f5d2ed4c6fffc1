import { type RefObject, use, useLayoutEffect } from 'react'
import { PageMemoryContext, type PageMemory } from './page-memory.ts'

interface ScrollPlace {
  readonly top: number
  readonly left: number
}

/**
 * Brings a scroller of a kept page back to where it stood. A hidden page is not laid out, and an element without a
 * layout forgets its scroll position; a page that slept has new elements, which find it under the scroller's name.
 */
export function useKeptScroll(ref: RefObject<HTMLElement | null>, name: string, memory?: PageMemory): void {
  const around = use(PageMemoryContext)
  const kept = (memory ?? around)?.kept
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const key = `scroll ${name}`
    // What stands under a name was put there by the same call.
    const place = places.get(element) ?? (kept?.get(key) as ScrollPlace | undefined)
    const filling = place === undefined ? null : scrollOnceFilled(element, place)
    const remember = () => {
      // The browser reports 0 when the element is being hidden: that is not where the reader stood.
      if (filling?.isWaiting() === true || (element.offsetParent === null && element.clientHeight === 0)) return
      const now: ScrollPlace = { top: element.scrollTop, left: element.scrollLeft }
      places.set(element, now)
      kept?.set(key, now)
    }
    element.addEventListener('scroll', remember, { passive: true })
    return () => {
      filling?.stop()
      element.removeEventListener('scroll', remember)
    }
  }, [ref, name, kept])
}

const places = new WeakMap<HTMLElement, ScrollPlace>()

const ownWays = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to a place, again whenever something comes into the element, until it is reached or the reader acts. */
function scrollOnceFilled(element: HTMLElement, { top, left }: ScrollPlace) {
  let waiting = true
  const go = () => {
    element.scrollTo({ top, left, behavior: 'instant' })
    if (Math.abs(element.scrollTop - top) < 1 && Math.abs(element.scrollLeft - left) < 1) stop()
  }
  const filled = new MutationObserver(go)
  const stop = () => {
    waiting = false
    filled.disconnect()
    for (const way of ownWays) element.removeEventListener(way, stop)
  }
  filled.observe(element, { childList: true, subtree: true, attributeFilter: ['style'] })
  for (const way of ownWays) element.addEventListener(way, stop, { passive: true })
  go()
  return { stop, isWaiting: () => waiting }
}
