import { routePath } from '../../core/values/component-path-of-url.ts'
import { languages } from '../../core/values/language.ts'
import type { PageEntry } from '../platform/page/page-entry.ts'
import { drawnForm } from './designed-form-list.ts'
import { isUnder, currentPageRegistry, menuPath } from './page-registry.ts'

/** Every page that is declared, for those who put the menu together. */
export function declaredPages(): readonly PageEntry[] {
  return currentPageRegistry()?.pages ?? []
}

/** Reads what all pages are called in all languages. */
export async function readPageLabels(): Promise<void> {
  await Promise.all(languages.map((lang) => currentPageRegistry()?.labels?.load(lang)))
}

/** Whether some page answers the address of a menu entry. */
export function leadsToPage(address: string): boolean {
  const path = menuPath(address)
  return (
    declaredPages().some((page) => isUnder(page.path, path)) ||
    drawnForm(path) !== null ||
    (currentPageRegistry()?.screenAt(routePath(path)) ?? null) !== null
  )
}
