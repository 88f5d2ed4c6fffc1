import { createContext, use } from 'react'
import { createStore, useStore } from 'zustand'
import { languageOf, type Lang } from '../../../core/values/language.ts'

const storageKey = 'lang'

const store = createStore<{ readonly lang: Lang }>(() => ({ lang: chosenBefore() }))

/**
 * The language of the interface now: the browser's where it is one of ours, else zh, until a person chooses another.
 */
export function currentLang(): Lang {
  return store.getState().lang
}

/**
 * The language of a part of the page that is shown in another one than the interface: a form as its readers will see
 * it.
 */
export const LangContext = createContext<Lang | null>(null)

/** The language of the interface; whoever asks is drawn again when it changes. */
export function useLang(): Lang {
  const here = use(LangContext)
  const everywhere = useStore(store, (state) => state.lang)
  return here ?? everywhere
}

let loadBefore: ((lang: Lang) => Promise<void> | null) | null = null

/** Says what is loaded before anything is shown in another language; null where it is there. */
export function beforeLang(load: (lang: Lang) => Promise<void> | null): void {
  loadBefore = load
}

/** Changes the language of everything on screen, here and in the other tabs, without a reload. */
export function chooseLang(lang: Lang): void {
  try {
    localStorage.setItem(storageKey, lang)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  change(lang)
}

/** Calls back after each change of language. */
export function onLang(listener: (lang: Lang) => void): () => void {
  return store.subscribe((state) => listener(state.lang))
}

/** Starts following the choice made in other tabs and tells the document its language. */
export function followLang(): void {
  put(currentLang())
  addEventListener('storage', (event) => {
    if (event.key === storageKey) change(languageOf(event.newValue))
  })
}

/** BCP 47 tag for Intl and the document. */
export function localeOf(lang: Lang): string {
  return { zh: 'zh-CN', ru: 'ru-RU', en: 'en-GB' }[lang]
}

function chosenBefore(): Lang {
  try {
    return languageOf(localStorage.getItem(storageKey) ?? navigator.language.slice(0, 2))
  } catch {
    return 'zh'
  }
}

/** The last choice counts, whichever loads first; what fails to load is no reason to stay in the old language. */
function change(lang: Lang): void {
  wanted = lang
  const loading = loadBefore?.(lang) ?? null
  if (loading === null) return put(lang)
  const show = () => {
    if (wanted === lang) put(lang)
  }
  void loading.then(show, show)
}

let wanted: Lang | null = null

function put(lang: Lang): void {
  document.documentElement.lang = localeOf(lang)
  if (lang !== currentLang()) store.setState({ lang })
}
