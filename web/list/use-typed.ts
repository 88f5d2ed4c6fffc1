import { useEffect, useState } from 'react'
import type { Json } from '../../core/json.ts'

const pause = 300

/** A value as somebody types it: it goes out when he pauses, and what comes from elsewhere takes its place. */
export function useTyped(value: Json, onChange: (value: Json) => void): readonly [Json, (value: Json) => void] {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [sent, setSent] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (value !== sent) setTyped(value)
  }
  useEffect(() => {
    if (typed === value || typed === sent) return
    const timer = setTimeout(() => { setSent(typed); onChange(typed) }, pause)
    return () => clearTimeout(timer)
  }, [typed, value, sent, onChange])
  return [typed, setTyped]
}
