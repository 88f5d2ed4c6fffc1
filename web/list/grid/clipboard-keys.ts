import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import { copy, paste, type GridNow } from './grid-commands.ts'

/**
 * Copying and pasting while the grid itself has the focus. The browser sends both to where text is
 * selected, or to the page, so they are heard there.
 */
export function useClipboardKeys(scroller: RefObject<HTMLElement | null>, now: GridNow): void {
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    if (document.activeElement === scroller.current && event.clipboardData && copy(event.clipboardData, now))
      event.preventDefault()
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (document.activeElement !== scroller.current || !now.work?.edit) return
    event.preventDefault()
    paste(event.clipboardData?.getData('text/plain') ?? '', now)
  })
  useEffect(() => {
    const copied = (event: ClipboardEvent) => onCopy(event)
    const pasted = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('copy', copied)
    document.addEventListener('paste', pasted)
    return () => {
      document.removeEventListener('copy', copied)
      document.removeEventListener('paste', pasted)
    }
  }, [])
}
