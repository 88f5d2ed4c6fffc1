import { dropPages, movePage, openPagesNow, renewPage, type OpenPage, type Place } from './open-pages-store.ts'

/** What the shell needs of the router; given once, when the router is made. */
type Navigate = (to: string, options: { readonly replace: boolean }) => Promise<void>

let navigate: Navigate = async () => undefined

export const homePath = '/welcome'

/** Hands over the router, so that code outside React can open pages. */
export function navigateWith(given: Navigate): void {
  navigate = given
}

interface OpenOptions {
  readonly replace?: boolean
  /** Destroys the page being left (ACC-11, the query flag `closetab`). */
  readonly closeThis?: boolean
}

/** Opens a path of ours in its tab; a navigation that fails or is overtaken never surfaces as an error (ACC-08). */
export function openPage(path: string, options: OpenOptions = {}): void {
  const to = options.closeThis ? withFlag(path) : path
  navigate(to, { replace: options.replace ?? false }).catch(() => undefined)
}

/** Opens a page of the menu, or a window of its own that learns nothing of ours. */
export function openMenu({ address, apart }: { readonly address: string | null; readonly apart: boolean }): void {
  if (address === null) return
  if (apart) window.open(address, '_blank', 'noopener,noreferrer')
  else openPage(address)
}

/** Puts a query into the address of the page in front. No navigation: one that is on its way elsewhere goes on. */
export function keepInAddress(key: string, query: string): void {
  const { pages, active } = openPagesNow()
  const page = pages.find((one) => one.key === key)
  if (!page || key !== active || page.place.pathname !== location.pathname) return
  const place = { ...page.place, search: query === '' ? '' : `?${query}` }
  movePage(key, place)
  history.replaceState(history.state, '', addressOf(place))
}

/** Closes one page; the neighbour of an active one comes to the front. */
export function closePage(key: string): void {
  closePages((page) => page.key === key)
}

/** Closes every page but one and the home page. */
export function closeOthers(key: string): void {
  closePages((page) => page.key !== key && page.entry.path !== homePath, key)
}

/** Closes every page but the home page. */
export function closeAll(): void {
  closePages((page) => page.entry.path !== homePath)
}

/** Reads a page afresh: a new instance takes its place, and whether it may be seen is asked again. */
export function refreshPage(key: string): void {
  const page = openPagesNow().pages.find((one) => one.key === key)
  if (!page) return
  renewPage(key)
  openPage(addressOf(page.place), { replace: true })
}

/** The address of a place. */
export function addressOf({ pathname, search, hash }: Place): string {
  return pathname + search + hash
}

function closePages(isClosed: (page: OpenPage) => boolean, preferred?: string): void {
  const { pages, active } = openPagesNow()
  const closed = new Set(pages.filter(isClosed).map((page) => page.key))
  const next = nextActive(pages, active, closed, preferred)
  dropPages(closed)
  if (next === 'stay') return
  openPage(next ? addressOf(next.place) : homePath)
}

function nextActive(
  pages: readonly OpenPage[],
  active: string | null,
  closed: ReadonlySet<string>,
  preferred?: string,
): OpenPage | undefined | 'stay' {
  const wanted = preferred === undefined ? undefined : pages.find((page) => page.key === preferred)
  if (wanted && wanted.key !== active) return wanted
  if (active === null || !closed.has(active)) return 'stay'
  const at = pages.findIndex((page) => page.key === active)
  return (
    pages.slice(at + 1).find((page) => !closed.has(page.key)) ??
    pages.slice(0, at).findLast((page) => !closed.has(page.key))
  )
}

function withFlag(path: string): string {
  const [before = '', hash] = path.split('#')
  return `${before}${before.includes('?') ? '&' : '?'}closetab=1${hash === undefined ? '' : `#${hash}`}`
}
