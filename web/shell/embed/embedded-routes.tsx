import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { hasSession } from '../../platform/http/token-cookies.ts'
import { loadSession } from '../../platform/session/session.ts'
import { say } from '../../platform/session/use-words.ts'
import { loadScreen } from '../host/load-screen.ts'
import type { ResolvedPage } from '../host/resolved-page.ts'
import { ShowPage } from '../host/show-page.tsx'
import { findPage, type PageRegistry } from '../page-registry.ts'
import { CrashScreen } from '../page-states/crash-screen.tsx'
import { Starting } from '../page-states/loading-screen.tsx'
import { MissingScreen } from '../page-states/not-found-screen.tsx'
import { type EmbeddedEntry, EmbeddedLayout } from './embedded-layout.tsx'
import { embeddedPath } from './embedded-path.ts'
import { enterByTicket } from './enter-by-ticket.ts'
import { embedWords as words } from './words.ts'

/** The routes of a window that shows one page inside another system. */
export function embeddedRoutes(registry: PageRegistry): RouteObject[] {
  return [
    {
      path: '/',
      element: <EmbeddedLayout />,
      errorElement: <CrashScreen />,
      hydrateFallbackElement: <Starting />,
      loader: enter,
      shouldRevalidate: () => false,
      children: [
        { path: '*', element: <ShowPage />, loader: (args) => land(registry, args), errorElement: <MissingScreen /> },
      ],
    },
  ]
}

async function enter(): Promise<EmbeddedEntry> {
  const refused = await enterByTicket()
  if (refused !== null) return { refused }
  if (!hasSession()) return { refused: say(words.ended) }
  if (embeddedPath(new URL(location.href)) === '/') return { refused: say(words.nowhere) }
  await loadSession()
  return { refused: null }
}

async function land(registry: PageRegistry, { request }: LoaderFunctionArgs): Promise<ResolvedPage | null> {
  if ((await enter()).refused !== null) return null
  const url = new URL(request.url)
  const session = await loadSession()
  const found = findPage(registry, session, embeddedPath(url), url.searchParams)
  if (found === null) throw new Response('', { status: 404 })
  const { needs } = found.entry
  const may = needs === undefined || session.permissions.has(needs)
  return { found, screen: may ? await loadScreen(found.entry.load) : null, left: null }
}
