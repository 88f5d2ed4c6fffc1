import { Suspense, type ComponentType, lazy } from 'react'
import { createRoot } from 'react-dom/client'
import { Spinner } from '../../ui/spinner.tsx'
import { giveStylesNonce } from '../../ui/style-nonce.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { followLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import { shellWords } from '../platform/words/shell.ts'
import { PublicBoundary } from './public-boundary.tsx'
import css from './public.module.css'

/** A page that opens without a session, by its path. */
type PublicPages = Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>>

/** Starts the page of this address: an entry of its own, so that a visitor loads a page and not the whole product. */
export function startPublic(pages: PublicPages): void {
  giveStylesNonce()
  followLang()
  const root = document.getElementById('root')
  const load = pages[location.pathname.replace(/\/+$/, '')]
  if (root === null) return
  if (load === undefined) return location.replace('/404')
  const Screen = lazy(load)
  createRoot(root).render(
    <PublicBoundary>
      <Suspense
        fallback={
          <div className={css.waiting}>
            <Spinner size={32} />
          </div>
        }
      >
        <Screen />
      </Suspense>
      <Toasts />
    </PublicBoundary>,
  )
}

function Toasts() {
  const t = useWords()
  return <Toaster closeLabel={t(shellWords.close)} />
}
