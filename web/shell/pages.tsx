import type { ComponentType } from 'react'
import { homePath } from '../platform/page/open-page.ts'
import type { PageEntry, ScreenLoader } from '../platform/page/page-entry.ts'
import { shellWords } from '../platform/words/shell.ts'
import type { DeclaredPage } from './declared-page.ts'
import type { ModuleWeb } from './module-web.ts'

/** All pages of the product: those of the shell itself, then those that modules declare. */
export function pagesOf(declared: readonly DeclaredPage[], webs: readonly ModuleWeb[]): readonly PageEntry[] {
  return [...own, ...declared.flatMap((page) => entryOf(page, webs) ?? [])]
}

/** A screen with everything inputs and lists ask of their surroundings; the UI kit comes with the first such screen. */
export function dressed(load: ScreenLoader): ScreenLoader {
  return async () => {
    const [{ default: Screen }, { DataProviders }, { KitProvider }] = await Promise.all([
      load(),
      import('../platform/data/providers.tsx'),
      import('./kit-provider.tsx'),
    ])
    return {
      default: () => (
        <KitProvider>
          <DataProviders>
            <Screen />
          </DataProviders>
        </KitProvider>
      ),
    }
  }
}

const own: readonly PageEntry[] = [
  { path: homePath, label: shellWords.home, kept: true, params: {}, load: () => import('./welcome/welcome-page.tsx') },
  { path: '/doc', label: shellWords.document, kept: true, params: {}, load: dressed(() => import('./doc-page.tsx')) },
]

function entryOf(page: DeclaredPage, webs: readonly ModuleWeb[]): PageEntry | null {
  const load =
    page.screen === undefined
      ? listLoader(page.list ?? '')
      : webs.find((web) => web.module === page.module)?.screens[page.screen]
  if (!load) return null
  return {
    path: page.path,
    label: page.label,
    needs: page.needs,
    kept: page.kept,
    params: page.params ?? {},
    load: dressed(load),
  }
}

/** `finance.paymentPlan` or `finance.paymentPlan.open`: the standard list page of a document. */
export function listLoader(qualified: string): ScreenLoader {
  const [module = '', doc = '', list] = qualified.split('.')
  return async () => {
    const { default: ListPage } = await import('../list/list-page.tsx')
    const Screen: ComponentType = () => <ListPage module={module} doc={doc} list={list} />
    return { default: Screen }
  }
}
