import { createStore, useStore } from 'zustand'

export const themes = ['system', 'light', 'dark'] as const

/** What a person wants to see; `system` is what his device says. */
type Theme = (typeof themes)[number]

const storageKey = 'theme'
const night = '(prefers-color-scheme: dark)'

// Light until the document is dressed, which is before anything is drawn.
const store = createStore<{ readonly theme: Theme; readonly dark: boolean; readonly brand: string | null }>(() => ({
  theme: chosenBefore(),
  dark: false,
  brand: null,
}))

/** The choice made on this device. */
export function useTheme(): Theme {
  return useStore(store, ({ theme }) => theme)
}

/** Whether pages are dark now. */
export function useDark(): boolean {
  return useStore(store, ({ dark }) => dark)
}

/** The colour that the person's unit has given itself; null for the product's. */
export function useBrand(): string | null {
  return useStore(store, ({ brand }) => brand)
}

export function putBrand(brand: string | null): void {
  store.setState({ brand })
}

/** The same outside React. */
export function isDarkNow(): boolean {
  return store.getState().dark
}

/** Calls back when pages turn dark or light. */
export function onDark(listener: (dark: boolean) => void): () => void {
  return store.subscribe((now, before) => {
    if (now.dark !== before.dark) listener(now.dark)
  })
}

/** Changes the colours of everything on screen, here and in the other tabs. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  put(theme)
}

/** Dresses the document, and follows the device and the other tabs. */
export function followTheme(): void {
  put(store.getState().theme)
  matchMedia(night).addEventListener('change', () => put(store.getState().theme))
  addEventListener('storage', (event) => {
    if (event.key === storageKey) put(themeOf(event.newValue))
  })
}

function put(theme: Theme): void {
  const dark = isDark(theme)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
  store.setState({ theme, dark })
}

function isDark(theme: Theme): boolean {
  return theme === 'dark' || (theme === 'system' && matchMedia(night).matches)
}

function chosenBefore(): Theme {
  try {
    return themeOf(localStorage.getItem(storageKey))
  } catch {
    return 'system'
  }
}

function themeOf(text: string | null): Theme {
  return themes.find((theme) => theme === text) ?? 'system'
}
