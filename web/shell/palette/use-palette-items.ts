import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { http } from '../../http/client.ts'
import { useSession } from '../../session/session.ts'
import { menuTree } from '../menu/menu-tree.ts'
import { pageItems } from './page-items.ts'
import type { PaletteItem, SearchHit } from './palette-item.ts'
import { recentItems } from './recent.ts'

const pauseMs = 160
const mostPages = 8

/** Everything that answers what was typed: pages at once, documents and people when the server has looked. */
export function usePaletteItems(asked: string): { readonly items: readonly PaletteItem[]; readonly looking: boolean } {
  const { menus, lang } = useSession()
  const tree = useMemo(() => menuTree(menus), [menus])
  const wanted = useDeferredValue(asked.trim())
  const settled = useSettled(wanted)
  const { data: hits, isFetching } = useQuery({
    queryKey: ['search', settled, lang],
    queryFn: ({ signal }) => http.get<readonly SearchHit[]>('/api/portal/search', { query: { param: settled }, signal, quiet: true }),
    enabled: settled.length > 1,
    placeholderData: (before) => (settled.length > 1 ? before : undefined),
  })
  const items = useMemo(() => {
    if (wanted === '') return recentItems()
    return [...pageItems(tree, wanted, lang).slice(0, mostPages), ...(hits ?? []).map(itemOf)]
  }, [tree, wanted, lang, hits])
  return { items, looking: isFetching || wanted !== settled }
}

function itemOf(hit: SearchHit): PaletteItem {
  const isPerson = hit.kind === 'person'
  return { key: `${hit.kind}:${hit.href}:${hit.title}`, group: isPerson ? 'people' : 'documents', icon: isPerson ? 'user' : 'contract', title: hit.title, note: hit.note, href: hit.href }
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
