import { useEffect, useEffectEvent } from 'react'
import { usePageVisible } from './page-visible.ts'

/**
 * Hears single keys on the page being looked at: none with Ctrl, Alt or Cmd, none that goes into a field, none that
 * somebody has heard already.
 */
export function usePageKeys(onKey: (event: KeyboardEvent) => void): void {
  const visible = usePageVisible()
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented && !isTyping(event.target))
      onKey(event)
  })
  useEffect(() => {
    if (!visible) return
    const listen = (event: KeyboardEvent) => heard(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [visible])
}

/** Whether what is pressed there goes into a field. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  )
}

/** Whether it is pressed in a dialog over the page, which keeps its keys. */
export function inDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null
}
