import type { ScreenLoader } from '../web/platform/page/page-entry.ts'

type Screen = Awaited<ReturnType<ScreenLoader>>

const screens = import.meta.glob<Screen>([
  '../modules/**/screens/**/*.tsx',
  '!../modules/**/screens/**/*.test.tsx',
  '!../modules/**/screens/**/testing/**',
])

/**
 * The screen of a menu entry that no page declares, by the path that its address derives to (`post/vesselnfo`): one of
 * `virtual:screen-paths`.
 */
export function loadScreenByPath(path: string): Promise<Screen> {
  const found = Object.entries(screens).find(([file]) => file.endsWith(`/screens/${path}.tsx`))
  if (found === undefined) return Promise.reject(new Error(`There is no screen ${path}.`))
  return found[1]()
}
