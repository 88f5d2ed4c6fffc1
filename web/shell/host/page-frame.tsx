import { lazy, memo, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { PageMemoryContext } from '../../../ui/page-memory.ts'
import { PageVisible } from '../../../ui/page-visible.ts'
import { useKeptScroll } from '../../../ui/use-kept-scroll.ts'
import type { OpenPage } from '../../platform/page/open-pages-store.ts'
import { PageContext } from '../../platform/page/page-context.ts'
import { useCan } from '../../platform/session/session.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { ErrorBoundary } from '../page-states/error-boundary.tsx'
import { loadScreen } from './load-screen.ts'
import css from './page-frame.module.css'

const ForbiddenState = lazy(() => import('../page-states/forbidden-state.tsx'))

/**
 * One page with its own scroll: it returns to its place when it comes back, and starts at the top when it moves
 * (ACC-08, ACC-11).
 */
export function PageFrame({ page, visible }: { readonly page: OpenPage; readonly visible: boolean }) {
  const scroller = useRef<HTMLDivElement>(null)
  const t = useWords()
  const place = page.place.pathname + page.place.search
  const lastPlace = useRef(place)
  useKeptScroll(scroller, 'page', page.memory)
  useLayoutEffect(() => {
    if (lastPlace.current !== place) scroller.current?.scrollTo({ top: 0, behavior: 'instant' })
    lastPlace.current = place
  }, [place])
  return (
    <div
      ref={scroller}
      className={css.frame}
      data-going={visible ? undefined : ''}
      role="tabpanel"
      aria-label={page.title ?? t(page.entry.label)}
      tabIndex={-1}
      onPointerDownCapture={page.memory.touch}
      onKeyDownCapture={page.memory.touch}
      onChangeCapture={page.memory.touch}
    >
      <PageVisible value={visible}>
        <PageMemoryContext value={page.memory}>
          <PageContext value={page}>
            <ErrorBoundary>
              <PageBody page={page} />
            </ErrorBoundary>
          </PageContext>
        </PageMemoryContext>
      </PageVisible>
    </div>
  )
}

/** Drawn anew for what the page is, not for its going to the back. */
const PageBody = memo(function PageBody({ page }: { readonly page: OpenPage }) {
  const { entry, screen: Screen } = page
  const t = useWords()
  const may = useCan(entry.needs)
  if (may && Screen) return <Screen />
  return (
    <Suspense>
      {may ? <GrantedPage page={page} /> : <ForbiddenState page={t(entry.label)} path={entry.path} />}
    </Suspense>
  )
})

/** A page that was shut when its address was opened: its screen comes with the right to it. */
function GrantedPage({ page: { entry } }: { readonly page: OpenPage }) {
  const [Screen] = useState(() => lazy(async () => ({ default: await loadScreen(entry.load) })))
  return <Screen />
}
