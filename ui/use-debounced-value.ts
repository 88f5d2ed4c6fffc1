import { useEffect, useState } from 'react'

/** A value once it has stood still for so many ms: what is typed or scrolled asks for nothing meanwhile. */
export function useDebouncedValue<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
