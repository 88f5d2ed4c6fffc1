import { useQuery } from '@tanstack/react-query'
import type { Lang } from '../../../core/values/language.ts'
import { http, leadsToPage, queryClient, type Values } from '../../../web/module-api.ts'

/** An entry with those below it, in their order. */
export interface MenuBranch {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly icon: string | null
  readonly folder: boolean
  readonly off: boolean
  readonly hidden: boolean
  /** It is on, and no page has its address. */
  readonly lost: boolean
  readonly children: readonly MenuBranch[]
}

const most = 500
// Under the document's own key, so that whatever is saved of an entry, here or elsewhere, shows in the tree.
const queryKey = ['doc', 'base', 'menu', 'tree']

/** Reads the tree and the entry beside it again. */
export function renewMenus(): void {
  void queryClient.invalidateQueries({
    queryKey: ['doc', 'base', 'menu'],
    predicate: (query) => query.queryKey[3] !== 'describe',
  })
}

/** The whole menu, entries that are off or hidden included. */
export function useMenus() {
  return useQuery({ queryKey, queryFn: ({ signal }) => allMenus(signal) })
}

async function allMenus(signal: AbortSignal): Promise<readonly Values[]> {
  const found: Values[] = []
  for (let page = 1; ; page += 1) {
    const { content } = await http.post<{ content: readonly Values[] }>(
      '/api/base/menu/page',
      { page, size: most, sort: 'menuSort' },
      { signal, quiet: true },
    )
    found.push(...content)
    if (content.length < most) return found
  }
}

/** The entries as a tree; only those that match, and what leads to them, while something is typed. */
export function menuBranches(entries: readonly Values[], lang: Lang, typed: string): MenuBranch[] {
  const wanted = typed.trim().toLowerCase()
  const known = new Set(entries.map(({ id }) => id))
  const under = (pid: string | null): MenuBranch[] =>
    entries
      .filter(({ menuPid }) => (typeof menuPid === 'string' && known.has(menuPid) ? menuPid : null) === pid)
      .flatMap((entry) => {
        const children = under(String(entry.id))
        const name = String(entry[{ zh: 'menuName', ru: 'menuNameRu', en: 'menuNameEn' }[lang]] ?? entry.menuName)
        const address = String(entry.menuUrl ?? '')
        if (children.length === 0 && !`${name} ${address}`.toLowerCase().includes(wanted)) return []
        return [
          {
            id: String(entry.id),
            name,
            address,
            icon: typeof entry.menuIcon === 'string' ? entry.menuIcon : null,
            folder: entry.menuType === '1',
            off: entry.enabled === '0',
            hidden: entry.hidden === '1',
            lost: entry.menuType === '2' && entry.enabled !== '0' && !leadsToPage(address),
            children,
          },
        ]
      })
  return under(null)
}
