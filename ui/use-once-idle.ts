import { useEffect, useState } from 'react'

/** At the latest then, however busy the page is. */
const latestMs = 1500

/**
 * True once the page has nothing more urgent to do since the caller appeared; not while `isBusy`, as when answers are on
 * their way, except after 1.5 seconds.
 */
export function useOnceIdle(isBusy: boolean): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const latest = setTimeout(() => setIdle(true), latestMs)
    return () => clearTimeout(latest)
  }, [])
  useEffect(() => {
    if (isBusy) return undefined
    const begin = () => setIdle(true)
    // Not every browser tells when it is idle.
    if (!('requestIdleCallback' in window)) {
      const soon = setTimeout(begin, 200)
      return () => clearTimeout(soon)
    }
    const waiting = requestIdleCallback(begin)
    return () => cancelIdleCallback(waiting)
  }, [isBusy])
  return idle
}
