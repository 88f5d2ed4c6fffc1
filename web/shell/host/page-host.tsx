import { Activity } from 'react'
import { useOpenPages } from '../open-pages.ts'
import { PageFrame } from './page-frame.tsx'

/**
 * Draws the page in front and keeps the kept ones behind it alive, in the order they were opened
 * (a frame that moves in the document would reload). Pages that are not kept are built anew.
 */
export function PageHost() {
  const { pages, active } = useOpenPages()
  return pages.map((page) => {
    const isActive = page.key === active
    if (!isActive && !page.entry.kept) return null
    return (
      <Activity key={`${page.key}#${page.instance}`} mode={isActive ? 'visible' : 'hidden'}>
        <PageFrame page={page} visible={isActive} />
      </Activity>
    )
  })
}
