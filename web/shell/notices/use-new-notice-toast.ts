import { useEffect, useRef } from 'react'
import { toast } from '../../../ui/toast.ts'
import { onEvent } from '../../platform/http/event-stream.ts'
import { followNotice } from './open-notice-target.ts'

/** Says that a notice came; a click opens what it is about, or the drawer. Only the window being looked at says it. */
export function useArrivals(showDrawer: () => void): void {
  const show = useRef(showDrawer)
  useEffect(() => {
    show.current = showDrawer
  })
  useEffect(
    () =>
      onEvent('notice', (data) => {
        if (document.visibilityState !== 'visible' || !isNotice(data)) return
        const { title, url } = data
        toast.info(title, () => (typeof url === 'string' && url !== '' ? followNotice(url, title) : show.current()))
      }),
    [],
  )
}

function isNotice(data: unknown): data is { readonly title: string; readonly url?: unknown } {
  return typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string'
}
