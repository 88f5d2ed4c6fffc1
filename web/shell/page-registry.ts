import { routePath } from '../../core/values/component-path-of-url.ts'
import type { FixedParams, PageEntry, ScreenLoader } from '../platform/page/page-entry.ts'
import type { Session } from '../platform/session/session.ts'
import { drawnForm } from './designed-form-list.ts'
import type { PageLabels } from './page-labels.ts'

export interface PageRegistry {
  /** All pages the modules and the shell declare: the known children of the main layout (ACC-17). */
  readonly pages: readonly PageEntry[]
  /**
   * A screen by the component path that a menu address derives to (`post/vesselnfo`), for menu entries no page
   * declares.
   */
  readonly screenAt: (path: string) => ScreenLoader | null
  /** What the declared pages are called, where that comes language by language. */
  readonly labels?: PageLabels
}

let kept: PageRegistry | null = null

/** Keeps the pages for those who put the menu together. */
export function setPageRegistry(registry: PageRegistry): void {
  kept = registry
}

/** Null before the product has started. */
export function currentPageRegistry(): PageRegistry | null {
  return kept
}

export interface FoundPage {
  readonly entry: PageEntry
  /** Parts of the path after the page's own. */
  readonly rest: readonly string[]
}

/**
 * The page that answers an address, or null (ACC-06, ACC-07, ACC-12): a declared page whose fixed parameters
 * fit, else what a menu entry leads to, uncached: a form that was drawn, or the screen
 * that its address derives to.
 */
export function findPage(
  registry: PageRegistry,
  session: Session,
  pathname: string,
  query: URLSearchParams,
): FoundPage | null {
  return declaredPage(registry, pathname, query) ?? derived(registry, session, pathname, query)
}

/** The declared page of an address, which is known before anybody has signed in. */
export function declaredPage(
  { pages }: Pick<PageRegistry, 'pages'>,
  pathname: string,
  query: URLSearchParams,
): FoundPage | null {
  const fitting = pages.filter((page) => isUnder(page.path, pathname)).sort((a, b) => b.path.length - a.path.length)
  const longest = fitting.filter((page) => page.path.length === fitting[0]?.path.length)
  // Pages that share a path are told apart by the parameters in the address; the first is the answer when none fits.
  const entry = longest.find((page) => Object.keys(page.params).length > 0 && fits(page.params, query)) ?? longest[0]
  return entry ? { entry, rest: pathname.slice(entry.path.length).split('/').filter(Boolean) } : null
}

function derived(
  { screenAt }: PageRegistry,
  session: Session,
  pathname: string,
  query: URLSearchParams,
): FoundPage | null {
  const entries = session.menus.filter((entry) => entry.menuUrl !== null && menuPath(entry.menuUrl) === pathname)
  const entry = entries.find((one) => one.menuParams && fits(one.menuParams, query)) ?? entries[0]
  const load = entry?.menuUrl
    ? (drawnForm(menuPath(entry.menuUrl)) ?? screenAt(routePath(menuPath(entry.menuUrl))))
    : null
  if (!entry || !load) return null
  const label = { zh: entry.menuName, ru: entry.menuNameRu || entry.menuName, en: entry.menuNameEn || entry.menuName }
  return { entry: { path: pathname, label, kept: false, params: entry.menuParams ?? {}, load }, rest: [] }
}

/** The path of a menu address, which may carry a query and lack its slash. */
export function menuPath(menuUrl: string): string {
  const path = menuUrl.split(/[?#]/)[0] ?? ''
  return path.startsWith('/') ? path : `/${path}`
}

/** Whether an address is a page's own or below it. */
export function isUnder(path: string, pathname: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
}

function fits(params: FixedParams, query: URLSearchParams): boolean {
  return Object.entries(params).every(([name, value]) =>
    typeof value === 'string' ? query.get(name) === value : value.join() === query.getAll(name).join(),
  )
}
