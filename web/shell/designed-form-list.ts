import { formModule, formOfPath } from '../../core/form-design/draft.ts'
import type { ScreenLoader } from '../platform/page/page-entry.ts'
import { dressed, listLoader } from './build-page-list.tsx'

const loaders = new Map<string, ScreenLoader>()

/** The list of the form that an administrator drew, where a menu entry leads to one; null for every other path. */
export function drawnForm(path: string): ScreenLoader | null {
  const name = formOfPath(path)
  if (name === null) return null
  const known = loaders.get(name) ?? dressed(listLoader(`${formModule}.${name}`))
  loaders.set(name, known)
  return known
}
