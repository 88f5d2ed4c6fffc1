import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { giveStylesNonce } from '../../ui/style-nonce.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { queryClient } from '../platform/http/query-client.ts'
import { beforeLang, currentLang, followLang } from '../platform/session/language.ts'
import { followTheme } from '../platform/session/theme.ts'
import { useWords } from '../platform/session/use-words.ts'
import { shellWords as words } from '../platform/words/shell.ts'
import { setPageRegistry, type PageRegistry } from './page-registry.ts'
import { makeRouter } from './router.tsx'

/** Starts the product in the document's root. */
export async function start(registry: PageRegistry): Promise<void> {
  giveStylesNonce()
  setPageRegistry(registry)
  followLang()
  followTheme()
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no root')
  const { labels } = registry
  if (labels !== undefined) beforeLang((lang) => (labels.has(lang) ? null : labels.load(lang)))
  // Without them pages have no names, but they work.
  const named = labels?.load(currentLang()).catch(() => undefined)
  const [router] = await Promise.all([makeRouter(registry), named])
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  )
}

function Toasts() {
  const t = useWords()
  return <Toaster closeLabel={t(words.close)} />
}
