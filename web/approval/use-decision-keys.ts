import { useEffect, useEffectEvent } from 'react'
import { usePageVisible } from '../../ui/page-visible.ts'

const verbs: ReadonlyMap<string, 'agree' | 'reject'> = new Map([['KeyA', 'agree'], ['KeyR', 'reject']])

/** A leads to agreeing and R to returning, wherever one is not typing; nothing is decided by one key. */
export function useDecisionKeys(onKey: (verb: 'agree' | 'reject') => void): void {
  const visible = usePageVisible()
  const heard = useEffectEvent((event: KeyboardEvent) => {
    const verb = verbs.get(event.code)
    if (verb === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
    event.preventDefault()
    onKey(verb)
  })
  useEffect(() => {
    if (!visible) return
    const listen = (event: KeyboardEvent) => heard(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [visible])
}

/** Whether what is pressed goes into a field; a dialog over the page keeps its keys, too. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) || target.closest('[role=dialog]') !== null)
}
