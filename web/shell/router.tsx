import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { isEmbedded } from '../platform/http/embedded-window.ts'
import { hasSession } from '../platform/http/token-cookies.ts'
import { openPagesNow } from '../platform/page/open-pages-store.ts'
import { homePath, navigateWith } from '../platform/page/page-navigation.ts'
import { currentSession, loadSession } from '../platform/session/session.ts'
import { loadScreen } from './host/load-screen.ts'
import type { ResolvedPage } from './host/resolved-page.ts'
import { ShowPage } from './host/show-page.tsx'
import { Layout } from './layout.tsx'
import { declaredPage, findPage, type PageRegistry } from './page-registry.ts'
import { CrashScreen } from './page-states/crash-screen.tsx'
import { Starting } from './page-states/loading-screen.tsx'
import { MissingScreen } from './page-states/not-found-screen.tsx'

/** The routes of the product (ACC-02..ACC-09): the sign-in page is an entry of its own. */
export async function makeRouter(registry: PageRegistry): Promise<ReturnType<typeof createBrowserRouter>> {
  const router = createBrowserRouter(
    isEmbedded() ? (await import('./embed/embedded-routes.tsx')).embeddedRoutes(registry) : wholeRoutes(registry),
  )
  // An embedded page leads on into a window of its own, where the whole system asks who is there.
  navigateWith((to, options) => (isEmbedded() ? inNewWindow(to) : router.navigate(to, options)))
  return router
}

async function inNewWindow(to: string): Promise<void> {
  window.open(to, '_blank', 'noopener')
}

function wholeRoutes(registry: PageRegistry): RouteObject[] {
  return [
    { path: '/404', element: <MissingScreen /> },
    ...light.map((path) => ({ path, element: null, loader: ({ request }: LoaderFunctionArgs) => leave(request) })),
    { path: '/login', loader: () => redirect('/') },
    {
      path: '/',
      element: <Layout />,
      errorElement: <CrashScreen />,
      hydrateFallbackElement: <Starting />,
      loader: guard,
      shouldRevalidate: () => false,
      children: [
        { index: true, element: null, loader: () => redirect(homePath) },
        {
          path: '*',
          element: <ShowPage />,
          loader: (args) => land(registry, args),
          errorElement: <CrashScreen inside />,
        },
      ],
    },
  ]
}

// Public pages that are an entry of their own: the document changes.
const light = ['/license', '/pcAnswer', '/mobileAnswer', '/report', '/reset', '/routeAnswer']

function leave({ url }: Request): Promise<null> {
  location.replace(url)
  return new Promise(() => undefined)
}

/** Without a session the address asked for waits behind the sign-in page (ACC-02). */
async function guard({ request }: LoaderFunctionArgs): Promise<null> {
  if (hasSession()) {
    await loadSession()
    return null
  }
  const { pathname, search } = new URL(request.url)
  location.replace(pathname === '/' ? '/login' : `/login?${new URLSearchParams({ to: pathname + search })}`)
  return new Promise(() => undefined) // the document is being replaced; nothing may be drawn meanwhile
}

const flag = 'closetab'
let leaving: string | null = null

async function land(registry: PageRegistry, { request }: LoaderFunctionArgs): Promise<ResolvedPage | Response> {
  if (!hasSession()) return new Promise(() => undefined) // the guard is sending the browser away
  const url = new URL(request.url)
  if (currentSession() === null) loadCodeAhead(registry, url)
  const session = await loadSession()
  if (url.searchParams.has(flag)) {
    leaving = openPagesNow().active
    url.searchParams.delete(flag)
    return redirect(url.pathname + url.search + url.hash)
  }
  const found = findPage(registry, session, url.pathname, url.searchParams)
  if (!found) return redirect('/404')
  const { needs } = found.entry
  const may = needs === undefined || session.permissions.has(needs)
  const screen = may ? await loadScreen(found.entry.load) : null
  const left = leaving
  leaving = null
  return { found, screen, left }
}

/** The code of the first page is on its way while the session is asked for; what fails here is told once it is shown. */
function loadCodeAhead(registry: PageRegistry, { pathname, searchParams }: URL): void {
  declaredPage(registry, pathname, searchParams)
    ?.entry.load()
    .catch(() => undefined)
}
