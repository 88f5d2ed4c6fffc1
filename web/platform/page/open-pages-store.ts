import type { ComponentType } from 'react'
import { createStore, useStore } from 'zustand'
import type { PageEntry } from './page-entry.ts'
import { createPageMemory, type OpenPageMemory } from './page-memory.ts'
import { putToSleep } from './pages-asleep.ts'

/** Where a page stands; it reads this frozen place, not the live address. */
export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** A page somebody opened: one tab. */
export interface OpenPage {
  /** Path, with the parameters that tell shared paths apart. */
  readonly key: string
  readonly entry: PageEntry
  readonly rest: readonly string[]
  readonly place: Place
  /** Null when the caller may not see the page. */
  readonly screen: ComponentType | null
  /** Grows when the page is refreshed: a new instance takes the old one's place. */
  readonly instance: number
  /** Set by the page itself: the number of the record it shows. */
  readonly title: string | null
  readonly dirty: boolean
  /** Greater than that of every page looked at before it. */
  readonly used: number
  /** Far behind and not drawn: it comes back by what its memory keeps. */
  readonly asleep: boolean
  readonly memory: OpenPageMemory
}

interface State {
  /** In the order of the tabs, which is also the stable order of rendering: a frame that moves would reload. */
  readonly pages: readonly OpenPage[]
  readonly active: string | null
}

const store = createStore<State>(() => ({ pages: [], active: null }))

/** The open pages and the one being looked at. */
export function useOpenPages(): State {
  return useStore(store)
}

/** The open pages outside React. */
export function openPagesNow(): State {
  return store.getState()
}

/** Shows a page: its own tab comes to the front at its new place, or a new tab opens at the end. */
export function showPage(page: Pick<OpenPage, 'key' | 'entry' | 'rest' | 'place' | 'screen'>): void {
  store.setState(({ pages, active }) => {
    const known = pages.find((one) => one.key === page.key)
    if (known && active !== page.key) known.memory.comeToFront()
    const used = Math.max(0, ...pages.map((one) => one.used)) + 1
    const front = { ...(known ?? fresh(page.key)), ...page, used, asleep: false }
    const next = known ? pages.map((one) => (one === known ? front : one)) : [...pages, front]
    return { pages: putToSleep(next, page.key), active: page.key }
  })
}

function fresh(key: string): Pick<OpenPage, 'instance' | 'title' | 'dirty' | 'memory'> {
  return { instance: 0, title: null, dirty: false, memory: createPageMemory(() => store.getState().active === key) }
}

/** Destroys pages; whoever was looking at one of them must be sent elsewhere by the caller. */
export function dropPages(keys: ReadonlySet<string>): void {
  store.setState(({ pages }) => ({ pages: pages.filter((one) => !keys.has(one.key)) }))
}

/** Gives a page a new instance, which reads everything afresh. */
export function renewPage(key: string): void {
  change(key, (page) => ({ ...page, ...fresh(key), instance: page.instance + 1 }))
}

/** The page stands at another address of its own. */
export function movePage(key: string, place: Place): void {
  change(key, (page) => ({ ...page, place }))
}

/** What the page says of itself: its title in the tab, and whether it holds unsaved input. */
export function describePage(key: string, said: { readonly title?: string; readonly dirty?: boolean }): void {
  change(key, (page) => (isSaid(page, said) ? page : { ...page, ...said }))
}

function change(key: string, to: (page: OpenPage) => OpenPage): void {
  store.setState(({ pages }) => ({ pages: pages.map((page) => (page.key === key ? to(page) : page)) }))
}

function isSaid(page: OpenPage, said: { readonly title?: string; readonly dirty?: boolean }): boolean {
  return (said.title ?? page.title) === page.title && (said.dirty ?? page.dirty) === page.dirty
}
