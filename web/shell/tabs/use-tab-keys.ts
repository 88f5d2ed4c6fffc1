import { useEffect } from 'react'
import { openPagesNow } from '../../platform/page/open-pages-store.ts'
import { addressOf, openPage } from '../../platform/page/page-navigation.ts'

/** Ctrl+Right and Ctrl+Left go to the neighbouring tab, except where they move through text. */
export function useTabKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (!step || !event.ctrlKey || event.shiftKey || event.altKey || isText(event.target)) return
      const { pages, active } = openPagesNow()
      const at = pages.findIndex((page) => page.key === active)
      const next = pages[(at + step + pages.length) % pages.length]
      if (!next) return
      event.preventDefault()
      openPage(addressOf(next.place))
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

function isText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) ||
      target.getAttribute('role') === 'grid')
  )
}
