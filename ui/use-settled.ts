import { useEffect, useState } from 'react'

/** A text once it has stopped changing for so many ms: what is typed or scrolled asks for nothing. */
export function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
