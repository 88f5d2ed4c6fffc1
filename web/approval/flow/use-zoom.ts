import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

const [least, most, step] = [0.3, 1.5, 0.1]

export interface Zoom {
  readonly value: number
  readonly by: (steps: number) => void
  /** The whole drawing in sight, never larger than life. */
  readonly fit: () => void
}

/** How large a drawing is shown; Ctrl and the wheel change it as in any drawing program. */
export function useZoom(place: RefObject<HTMLElement | null>): Zoom {
  const [value, setValue] = useState(1)
  const by = (steps: number) =>
    setValue((now) => Math.min(most, Math.max(least, Math.round((now + steps * step) * 10) / 10)))
  const fit = () => {
    const at = place.current
    if (at === null) return
    const [wide, high] = [at.clientWidth / (at.scrollWidth / value), at.clientHeight / (at.scrollHeight / value)]
    setValue(Math.max(least, Math.min(1, Math.floor(Math.min(wide, high) * 100) / 100)))
  }
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    by(event.deltaY < 0 ? 1 : -1)
  })
  useEffect(() => {
    const at = place.current
    const listen = (event: WheelEvent) => onWheel(event)
    // The browser's own zoom is held back, which a passive listener may not do.
    at?.addEventListener('wheel', listen, { passive: false })
    return () => at?.removeEventListener('wheel', listen)
  }, [place])
  return { value, by, fit }
}
