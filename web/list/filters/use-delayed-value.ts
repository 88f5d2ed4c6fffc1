import { useEffect, useRef, useState } from 'react'
import type { Json } from '../../../core/values/json.ts'

const pause = 300

/**
 * A value as somebody types it: it goes out when he pauses or leaves, and what comes from elsewhere takes its place.
 */
export function useTyped(value: Json, onChange: (value: Json) => void): readonly [Json, (value: Json) => void] {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [sent, setSent] = useState(value)
  const waiting = useRef<(() => void) | null>(null)
  if (known !== value) {
    setKnown(value)
    if (value !== sent) setTyped(value)
  }
  useEffect(() => {
    waiting.current = typed === value || typed === sent ? null : () => onChange(typed)
    if (waiting.current === null) return
    const timer = setTimeout(() => {
      waiting.current = null
      setSent(typed)
      onChange(typed)
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, value, sent, onChange])
  useEffect(() => () => waiting.current?.(), [])
  return [typed, setTyped]
}
