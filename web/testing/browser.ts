import { installJsdomPolyfills } from '../../kinds/testing/jsdom-polyfills.ts'
import { currentServer } from './test-server.ts'
import { TestUpload } from './test-upload.ts'

/** What the page did to the browser around it, since the test began. */
interface Around {
  /** Addresses the whole document was sent to. */
  readonly left: string[]
  /** Addresses opened in windows of their own. */
  readonly windows: string[]
  readonly copied: string[]
  readonly downloads: { readonly name: string; readonly content: Blob | null }[]
}

const widths = { desk: 1280, phone: 390 } as const
export type Width = keyof typeof widths

/** The browser around the page under test. */
export const around: Around = { left: [], windows: [], copied: [], downloads: [] }

const medias = new Set<{ readonly query: string; matches: boolean; readonly listeners: Set<() => void> }>()
const blobs = new Map<string, Blob>()
const channels = new Set<BroadcastChannel>()

/** Makes the window as large as that of a phone or a desk; who asked the browser for widths is told. */
export function resize(width: Width, height = width === 'phone' ? 844 : 800): void {
  Object.assign(window, { innerWidth: widths[width], innerHeight: height })
  dispatchEvent(new Event('resize'))
  for (const media of medias) {
    const matches = isMet(media.query)
    if (matches === media.matches) continue
    media.matches = matches
    for (const listener of media.listeners) listener()
  }
}

/** Puts into the document what jsdom lacks of a browser, and has what leaves the document noted instead of done. */
export function installBrowser(): void {
  installJsdomPolyfills()
  put('matchMedia', mediaOf)
  put('open', (address: string) => {
    around.windows.push(address)
    return null
  })
  put('BroadcastChannel', NotedChannel)
  put('CSS', { supports: () => true, escape: (text: string) => text })
  put('location', notedLocation(location))
  put('Request', RequestHere)
  put('XMLHttpRequest', TestUpload)
  put('fetch', (to: Request | string, init?: RequestInit) => {
    const request = typeof to === 'string' ? new RequestHere(to, init) : to
    return currentServer()?.fetched(request) ?? new Promise(() => undefined)
  })
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void around.copied.push(text) },
  })
  installDownloads()
  installDialogs()
  installSizes()
}

/** Takes away what does not go with the document. */
export function removeBrowser(): void {
  for (const [name, before] of replaced) {
    if (before) Object.defineProperty(globalThis, name, before)
    else Reflect.deleteProperty(globalThis, name)
  }
  replaced.clear()
}

const replaced = new Map<string, PropertyDescriptor | undefined>()

function put(name: string, value: unknown): void {
  if (!replaced.has(name)) replaced.set(name, Object.getOwnPropertyDescriptor(globalThis, name))
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })
}

/** The browser knows where a path belongs; here it is said. */
const RequestHere = class extends Request {
  constructor(to: RequestInfo | URL, init?: RequestInit) {
    super(typeof to === 'string' ? new URL(to, 'http://amur.test') : to, init)
  }
}

/** The browser as it was before the test. */
export function clearBrowser(): void {
  for (const list of Object.values(around) as unknown[][]) list.splice(0)
  for (const channel of channels) channel.close()
  channels.clear()
  medias.clear()
  blobs.clear()
  resize('desk')
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`
  document.title = ''
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
}

class NotedChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.add(this)
  }
}

function isMet(query: string): boolean {
  const bound = /\((max|min)-width:\s*([\d.]+)px\)/.exec(query)
  if (!bound) return false
  return bound[1] === 'max' ? innerWidth <= Number(bound[2]) : innerWidth >= Number(bound[2])
}

function mediaOf(query: string): MediaQueryList {
  const media = { query, matches: isMet(query), listeners: new Set<() => void>() }
  medias.add(media)
  const add = (listener: () => void) => void media.listeners.add(listener)
  const remove = (listener: () => void) => void media.listeners.delete(listener)
  return {
    get matches() {
      return isMet(query)
    },
    media: query,
    onchange: null,
    addEventListener: (_: string, listener: () => void) => add(listener),
    removeEventListener: (_: string, listener: () => void) => remove(listener),
    addListener: add,
    removeListener: remove,
    dispatchEvent: () => false,
  } as unknown as MediaQueryList // listeners here take no event: nobody asks for it
}

/** A document that is sent elsewhere would end the test; where it was sent is noted. */
function notedLocation(at: Location): Location {
  const noted = {
    assign: (address: string | URL) => void around.left.push(String(address)),
    replace: (address: string | URL) => void around.left.push(String(address)),
    reload: () => void around.left.push('reload'),
  }
  return new Proxy({} as Location, {
    get: (_, name) => {
      if (name in noted) return noted[name as keyof typeof noted] // asked the line above
      const value: unknown = Reflect.get(at, name, at)
      return typeof value === 'function' ? value.bind(at) : value
    },
    set: (_, name, value) => Reflect.set(at, name, value, at),
  })
}

function installDownloads(): void {
  URL.createObjectURL = (blob: Blob) => {
    const address = `blob:amur/${blobs.size}`
    blobs.set(address, blob)
    return address
  }
  URL.revokeObjectURL = () => undefined
  const click = HTMLAnchorElement.prototype.click
  if (click.name === 'downloading') return
  HTMLAnchorElement.prototype.click = function downloading(this: HTMLAnchorElement) {
    if (this.download === '') return click.call(this)
    around.downloads.push({ name: this.download, content: blobs.get(this.href) ?? null })
  }
}

/** The browser's own dialogs: a modal one takes the focus, and Esc asks it to close (see `key`). */
function installDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
    this.querySelector<HTMLElement>('[autofocus], button, input, a[href]')?.focus()
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

/**
 * Nothing is laid out here; but grids and lists draw only what they have room for, so that they are as large as the
 * window.
 */
function installSizes(): void {
  const size = (of: 'innerWidth' | 'innerHeight') => ({
    configurable: true,
    get(this: Element) {
      return ['grid', 'list', 'treegrid'].includes(this.getAttribute('role') ?? '') ? window[of] : 0
    },
  })
  Object.defineProperty(Element.prototype, 'clientWidth', size('innerWidth'))
  Object.defineProperty(Element.prototype, 'clientHeight', size('innerHeight'))
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', size('innerWidth'))
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', size('innerHeight'))
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    if (typeof to !== 'object') return
    this.scrollTop = to.top ?? this.scrollTop
    this.scrollLeft = to.left ?? this.scrollLeft
    requestAnimationFrame(() => this.dispatchEvent(new Event('scroll')))
  }
  // A pen that draws nothing, and measures each letter as wide as the next.
  const pen = new Proxy({} as Record<string | symbol, unknown>, {
    get: (kept, name) => kept[name] ?? ((text: unknown) => ({ width: 8 * String(text).length })),
  })
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { configurable: true, value: () => pen })
}
