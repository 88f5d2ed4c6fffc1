import type { ReactNode } from 'react'
import type { FixedParams, PageEntry } from '../platform/page/page-entry.ts'
import { show } from './show-element.tsx'
import { signedIn } from './signed-in.ts'
import type { TestServer } from './test-server.ts'

type SignedIn = NonNullable<Parameters<typeof signedIn>[0]>
type ShowOptions = NonNullable<Parameters<typeof show>[1]>

/** A page of a module: its name, and what it needs. */
export function pageAt(path: string, Screen: () => ReactNode, more: Partial<PageEntry> = {}): PageEntry {
  const params: FixedParams = {}
  const label = { zh: `页面${path}`, ru: `Страница ${path}`, en: `Page ${path}` }
  return { path, label, kept: true, params, load: () => Promise.resolve({ default: Screen }), ...more }
}

/**
 * Signs in and shows the whole product at a path, with nothing to count and nothing on the home page unless it is
 * answered.
 */
export async function showWhole(
  path: string,
  given: SignedIn = {},
  options: ShowOptions = {},
): Promise<{ readonly server: TestServer; readonly opened: readonly string[] }> {
  const server = await signedIn({
    ...given,
    answers: {
      'GET /api/system/menu/badges': {},
      'GET /api/system/menu/pinyin': {},
      'GET /api/portal/records': { favourites: [], recent: [] },
      ...given.answers,
    },
  })
  const { opened } = await show(path, options)
  return { server, opened }
}
