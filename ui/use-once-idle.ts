import { useEffect, useState } from 'react'

/** At the latest then, however busy the page is. */
const latestMs = 1500

/** True once the page has nothing more urgent to do since the caller appeared. */
export function useOnceIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const begin = () => setIdle(true)
    // Not every browser tells when it is idle.
    if (!('requestIdleCallback' in window)) {
      const soon = setTimeout(begin, 200)
      return () => clearTimeout(soon)
    }
    const waiting = requestIdleCallback(begin, { timeout: latestMs })
    return () => cancelIdleCallback(waiting)
  }, [])
  return idle
}
