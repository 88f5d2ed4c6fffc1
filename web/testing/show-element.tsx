import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import type { ReactElement, ReactNode } from 'react'
import { RouterProvider } from 'react-router'
import type { Lang, Words } from '../../core/values/language.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { DataProviders } from '../platform/data/lookup-providers.tsx'
import { queryClient } from '../platform/http/query-client.ts'
import { showPage, useOpenPages, type OpenPage } from '../platform/page/open-pages-store.ts'
import { PageContext } from '../platform/page/page-context.ts'
import type { FixedParams, PageEntry } from '../platform/page/page-entry.ts'
import { navigateWith } from '../platform/page/page-navigation.ts'
import { chooseLang, followLang } from '../platform/session/language.ts'
import { currentSession } from '../platform/session/session.ts'
import { followTheme } from '../platform/session/theme.ts'
import { useWords } from '../platform/session/use-words.ts'
import { shellWords } from '../platform/words/shell.ts'
import { pagesOf } from '../shell/build-page-list.tsx'
import { KitProvider } from '../shell/kit-provider.tsx'
import { loadKitWords } from '../shell/kit-words.ts'
import { setPageRegistry } from '../shell/page-registry.ts'
import { makeRouter } from '../shell/router.tsx'
import { ConfirmHost } from '../shell/unsaved-changes-dialog.tsx'
import { resize, type Width } from './browser.ts'
import { atEnd } from './end-with-page.ts'

interface Shown {
  /** Paths that the page opened in tabs, in order. */
  readonly opened: readonly string[]
  /** Draws an element that was shown anew, with other properties. */
  readonly again: (element: ReactElement) => void
}

interface ShowOptions {
  /** Language of the interface; that of the session unless said. */
  readonly language?: Lang
  readonly width?: Width
  /** Of the window; a grid draws the rows that it has room for, also while it waits for them. */
  readonly height?: number
  /** Address of the page that the element stands in: `/finance/payment?day=1`. */
  readonly at?: string
  /** Parts of the path after the page's own, and the fixed parameters of the page. */
  readonly rest?: readonly string[]
  readonly params?: FixedParams
  readonly label?: Words
  /** Of the whole product: pages beside the home page and that of records. */
  readonly pages?: readonly PageEntry[]
}

/**
 * Shows an element in a page with all that the product gives its pages; or, by a path, the whole product at that
 * address.
 */
export async function show(what: ReactElement | string, options: ShowOptions = {}): Promise<Shown> {
  const { language, width = 'desk', height } = options
  if (language) chooseLang(language)
  resize(width, height)
  await loadKitWords(language ?? 'zh')
  return typeof what === 'string' ? showProduct(what, options.pages ?? []) : showElement(what, options)
}

async function showElement(element: ReactElement, options: ShowOptions): Promise<Shown> {
  const opened: string[] = []
  navigateWith(async (to) => void opened.push(to))
  openHere(options)
  const { rerender } = await act(async () => render(dressed(element)))
  return { opened, again: (newer) => rerender(dressed(newer)) }
}

/** The kit computes no styles: nothing is drawn here, and a tenth of the time went into them. */
const unstyled = { zeroRuntime: true }

/** An element with all that the product gives a part of a page. */
function dressed(element: ReactElement): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider theme={unstyled}>
        <KitProvider>
          <Here>{currentSession() === null ? element : <DataProviders>{element}</DataProviders>}</Here>
          <ConfirmHost />
          <Toasts />
        </KitProvider>
      </ConfigProvider>
    </QueryClientProvider>
  )
}

async function showProduct(path: string, pages: readonly PageEntry[]): Promise<Shown> {
  history.replaceState(null, '', path)
  const registry = { pages: [...pagesOf([], []), ...pages], screenAt: () => null }
  setPageRegistry(registry)
  followLang()
  followTheme()
  const router = await makeRouter(registry)
  atEnd(() => router.dispose())
  const opened: string[] = []
  router.subscribe(({ location }) => void opened.push(location.pathname + location.search + location.hash))
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <ConfigProvider theme={unstyled}>
          <RouterProvider router={router} />
          <Toasts />
        </ConfigProvider>
      </QueryClientProvider>,
    )
  })
  return { opened, again: () => undefined }
}

function openHere({ at = '/here', rest = [], params = {}, label = here }: ShowOptions): void {
  const { pathname, search, hash } = new URL(at, 'http://amur.test')
  history.replaceState(null, '', at)
  const load = () => Promise.resolve({ default: () => null })
  const entry: PageEntry = { path: pathname, label, kept: true, params, load }
  showPage({ key: pathname, entry, rest, screen: null, place: { pathname, search, hash } })
}

const here = { zh: '本页', ru: 'Страница', en: 'Page' } as const

/** The open page, as the page host gives it to its screen. */
function Here({ children }: { readonly children: ReactNode }) {
  const { pages, active } = useOpenPages()
  const page: OpenPage | undefined = pages.find(({ key }) => key === active)
  return page && <PageContext value={page}>{children}</PageContext>
}

function Toasts() {
  const t = useWords()
  return <Toaster closeLabel={t(shellWords.close)} />
}
