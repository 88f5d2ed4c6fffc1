import type { ReactNode } from 'react'
import { openPage } from './page-navigation.ts'

interface PageLinkProps {
  readonly to: string
  readonly title?: string
  readonly children: ReactNode
}

/** A link to a page of ours, which opens in its tab, and in a window of its own as every link does. */
export function PageLink({ to, title, children }: PageLinkProps) {
  return (
    <a
      href={to}
      title={title}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        openPage(to)
      }}
    >
      {children}
    </a>
  )
}
