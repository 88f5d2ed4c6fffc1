import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts'
import {
  addressOfRecord,
  calledOf,
  useKeptRecords,
  type KeptRecord,
} from '../../detail/recent/favourite-and-recent-records.ts'
import { http } from '../../platform/http/client.ts'
import { useSession } from '../../platform/session/session.ts'
import { useMenuPinyin } from '../menu/menu-pinyin.ts'
import { menuTree } from '../menu/menu-tree.ts'
import { pageItems } from './page-items.ts'
import type { PaletteItem, SearchHit } from './palette-item.ts'
import { recentItems } from './recent-palette-items.ts'

const pauseMs = 160
const mostPages = 8
const mostFavourites = 6
const mostRecords = 6

interface Found {
  readonly items: readonly PaletteItem[]
  readonly looking: boolean
  /** Why documents and people could not be looked for; null when they were. */
  readonly failed: string | null
}

/** Everything that answers what was typed: pages at once, documents and people when the server has looked. */
export function usePaletteItems(asked: string): Found {
  const { menus, lang } = useSession()
  const tree = useMemo(() => menuTree(menus), [menus])
  const wanted = useDeferredValue(asked.trim())
  const pinyin = useMenuPinyin(wanted)
  const settled = useDebouncedValue(wanted, pauseMs)
  const {
    data: hits,
    error,
    isFetching,
  } = useQuery({
    queryKey: ['search', settled, lang],
    queryFn: ({ signal }) =>
      http.get<readonly SearchHit[]>('/api/portal/search', { query: { param: settled }, signal, quiet: true }),
    enabled: settled.length > 1,
    placeholderData: (before) => (settled.length > 1 ? before : undefined),
  })
  const { data: kept } = useKeptRecords()
  const items = useMemo(() => {
    if (wanted === '')
      return distinct([
        ...keptItems(kept?.favourites ?? [], 'favourites', mostFavourites),
        ...keptItems(kept?.recent ?? [], 'records', mostRecords),
        ...recentItems(),
      ])
    return [...pageItems(tree, wanted, lang, pinyin).slice(0, mostPages), ...(hits ?? []).map(itemOf)]
  }, [tree, wanted, lang, pinyin, hits, kept])
  return { items, looking: isFetching || wanted !== settled, failed: error?.message ?? null }
}

function keptItems(
  records: readonly KeptRecord[],
  group: 'favourites' | 'records',
  most: number,
): readonly PaletteItem[] {
  return records.slice(0, most).map((record) => {
    const { name, note } = calledOf(record)
    return {
      key: `${group}:${record.id}`,
      group,
      icon: group === 'favourites' ? 'star' : 'clock',
      title: name,
      note,
      href: addressOfRecord(record),
    }
  })
}

/** Each place once, where it stands first. */
function distinct(items: readonly PaletteItem[]): readonly PaletteItem[] {
  const seen = new Set<string>()
  return items.filter(({ href }) => !seen.has(href) && seen.add(href))
}

function itemOf(hit: SearchHit): PaletteItem {
  const isPerson = hit.kind === 'person'
  return {
    key: `${hit.kind}:${hit.href}:${hit.title}`,
    group: isPerson ? 'people' : 'documents',
    icon: isPerson ? 'user' : 'contract',
    title: hit.title,
    note: hit.note,
    href: hit.href,
  }
}
