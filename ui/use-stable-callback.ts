import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same one while it does what was asked last: for handlers of parts that are drawn again only
 * when their own data changes.
 */
export function useStable<Given extends readonly unknown[], Answer>(
  work: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
