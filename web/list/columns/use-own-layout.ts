import { useCallback, useEffect, useState } from 'react'
import type { ListLayout } from '../../../core/description/list-layout.ts'
import type { ListViews } from '../../../core/description/list-view.ts'
import { readLayout, writeLayout, type KeptLayout } from './layout-store.ts'

/** A layout and how to change it. */
export interface LayoutAtWork {
  readonly layout: ListLayout
  readonly change: (to: (now: ListLayout) => ListLayout) => void
}

/** Where a person's layout is kept beside this browser. */
interface LayoutKeeper {
  /** What the server knows; undefined while it is on its way. */
  readonly known: ListViews['layout'] | undefined
  readonly send: (layout: ListLayout) => Promise<{ readonly at: number }>
}

const pause = 800

/** A person's own layout of a list: instant here, and a moment later on his every machine. */
export function useOwnLayout(key: string, keeper: LayoutKeeper | null): LayoutAtWork {
  const [kept, setKept] = useState(() => readLayout(key))
  const put = useCallback(
    (to: (now: KeptLayout) => KeptLayout) =>
      setKept((now) => {
        const next = to(now)
        if (next !== now) writeLayout(key, next)
        return next
      }),
    [key],
  )
  const known = keeper?.known
  const [taken, setTaken] = useState<ListViews['layout']>(null)
  if (known && taken !== known) {
    setTaken(known)
    if (!kept.unsent && known.at > kept.at) setKept({ layout: known.layout, at: known.at, unsent: false })
  }
  const send = keeper?.send
  const { layout, unsent } = kept
  useEffect(() => {
    if (!unsent || !send || known === undefined) return
    const timer = setTimeout(() => {
      // One that could not be sent is sent with the next change, or when the list is opened again.
      send(layout).then(
        ({ at }) => put((now) => (now.layout === layout ? { layout, at, unsent: false } : now)),
        () => undefined,
      )
    }, pause)
    return () => clearTimeout(timer)
  }, [unsent, layout, send, known, put])
  const change = useCallback(
    (to: (now: ListLayout) => ListLayout) => put((now) => ({ ...now, layout: to(now.layout), unsent: true })),
    [put],
  )
  return { layout, change }
}
