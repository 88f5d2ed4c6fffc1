import { useEffect, useEffectEvent } from 'react'
import { usePageVisible } from '../../ui/page-visible.ts'

/** Ctrl+S saves the page that is seen. */
export function useSaveKey(save: () => void): void {
  const visible = usePageVisible()
  const saveByKey = useEffectEvent(() => {
    // What is being typed is taken first.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    save()
  })
  useEffect(() => {
    if (!visible) return
    const keys = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      saveByKey()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [visible])
}
