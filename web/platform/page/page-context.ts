import { createContext, use, useEffect, useMemo } from 'react'
import type { Words } from '../../../core/values/language.ts'
import { usePageVisible } from '../../../ui/page-visible.ts'
import { describePage, openPagesNow, type OpenPage } from './open-pages-store.ts'
import type { FixedParams } from './page-entry.ts'
import { closePage, keepInAddress, openPage } from './page-navigation.ts'

/** The page a part stands in; given by the page host. */
export const PageContext = createContext<OpenPage | null>(null)

interface PageHere {
  readonly path: string
  /** The page's own name, as in the menu. */
  readonly label: Words
  /** Parts of the path after the page's own. */
  readonly rest: readonly string[]
  /** Fixed parameters of the page or its menu entry. */
  readonly params: FixedParams
  /** The query of the address the page was opened at; frozen while the page is hidden. */
  readonly query: URLSearchParams
  readonly visible: boolean
}

/** Where the page around the caller stands. */
export function usePage(): PageHere {
  const page = useHere()
  const visible = usePageVisible()
  const query = useMemo(() => new URLSearchParams(page.place.search), [page.place.search])
  return {
    path: page.place.pathname,
    label: page.entry.label,
    rest: page.rest,
    params: page.entry.params,
    query,
    visible,
  }
}

interface Tab {
  /** Names the tab: the number of the record. */
  readonly setTitle: (title: string) => void
  /** Unsaved input: closing the tab asks first. */
  readonly setDirty: (dirty: boolean) => void
  readonly close: () => void
  readonly open: (path: string) => void
  /** Tells in the address what the page asks, without a step back to before it. */
  readonly ask: (query: string) => void
}

/** The tab of the page around the caller. */
export function useTab(): Tab {
  const { key } = useHere()
  return useMemo(
    () => ({
      setTitle: (title) => describePage(key, { title }),
      setDirty: (dirty) => describePage(key, { dirty }),
      close: () => closePage(key),
      open: (path) => openPage(path),
      ask: (query) => keepInAddress(key, query),
    }),
    [key],
  )
}

/** Unsaved input in the page: closing its tab asks first. A page behind rests, and what is unsaved in it stays so. */
export function useUnsaved(unsaved: boolean): void {
  const { key } = useHere()
  const visible = usePageVisible()
  useEffect(() => {
    describePage(key, { dirty: unsaved })
    return () => {
      if (openPagesNow().active === key) describePage(key, { dirty: false })
    }
  }, [key, unsaved, visible])
}

/** Said by a screen that keeps by itself all that can be done to it: it may sleep after somebody worked with it. */
export function useKeepsAll(all = true): void {
  const { memory } = useHere()
  useEffect(() => memory.keepAll(all), [memory, all])
}

function useHere(): OpenPage {
  const page = use(PageContext)
  if (!page) throw new Error('usePage and useTab are for parts of a page, which the page host renders')
  return page
}
