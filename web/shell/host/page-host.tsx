import { Activity, memo, useDeferredValue } from 'react'
import { useOpenPages, type OpenPage } from '../../platform/page/open-pages-store.ts'
import { useDocumentTitle } from '../use-document-title.ts'
import { PageFrame } from './page-frame.tsx'

/**
 * Draws the page in front and keeps the kept ones behind it alive, in the order they were opened
 * (a frame that moves in the document would reload). Pages that are not kept are built anew, and those that sleep come
 * back by their memory.
 */
export function PageHost() {
  useDocumentTitle()
  const { pages, active } = useOpenPages()
  return pages.map((page) => {
    const isActive = page.key === active
    if (!isActive && (!page.entry.kept || page.asleep)) return null
    return <KeptPage key={`${page.key}#${page.instance}`} page={page} isActive={isActive} />
  })
}

/**
 * What an Activity hides is drawn anew only when there is time. So a page that goes is out of sight at once, is
 * told, takes its dialogs away, and is put to rest after that: one that came back sooner would wake a dialog half gone.
 * Pages that stay behind are not drawn again whenever somebody goes on.
 */
const KeptPage = memo(function KeptPage({ page, isActive }: { readonly page: OpenPage; readonly isActive: boolean }) {
  const told = useDeferredValue(isActive)
  return (
    <Activity mode={isActive || told ? 'visible' : 'hidden'}>
      <PageFrame page={page} visible={isActive} />
    </Activity>
  )
})
