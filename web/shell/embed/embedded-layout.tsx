import { lazy, Suspense } from 'react'
import { Outlet, useLoaderData, useLocation } from 'react-router'
import { Empty } from '../../../ui/empty.tsx'
import { useSession } from '../../platform/session/session.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { PageHost } from '../host/page-host.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { embeddedPath } from './embedded-path.ts'
import { embedWords as words } from './words.ts'
import css from './embed.module.css'

const PageWatermark = lazy(async () => ({ default: (await import('../watermark.tsx')).PageWatermark }))

/** What the guard of an embedded page found: nothing wrong, or why it stays shut. */
export interface EmbeddedEntry {
  readonly refused: string | null
}

/** One page without header, menu and footer (ACC-10); or, in words, why it does not open. */
export function EmbeddedLayout() {
  const t = useWords()
  const { refused } = useLoaderData<EmbeddedEntry>()
  if (refused !== null)
    return (
      <main className={css.refused}>
        <Empty title={t(words.refused)} note={refused} />
      </main>
    )
  return <Embedded />
}

function Embedded() {
  const { watermark } = useSession().config
  const { pathname, search } = useLocation()
  const page = embeddedPath(new URL(pathname + search, location.origin))
  useDocumentTitle()
  return (
    <div className={css.layout}>
      <ProgressBar />
      {watermark && (
        <Suspense>
          <PageWatermark pages={watermark} pathname={page} />
        </Suspense>
      )}
      <main id="page" className={css.pages} tabIndex={-1}>
        <PageHost />
        <Outlet />
      </main>
    </div>
  )
}
