import { iconNamed } from '../../../ui/icon-names.ts'
import type { IconName } from '../../../ui/icon-paths.ts'
import type { MenuEntry } from '../../platform/session/session-start-data.ts'
import { menuPath } from '../page-registry.ts'

/** A folder or a page of the menu. */
export interface MenuNode {
  readonly entry: MenuEntry
  readonly icon: IconName
  /** Address of a page; null for a folder. */
  readonly address: string | null
  /** Whether it opens in a window of its own. */
  readonly apart: boolean
  readonly children: readonly MenuNode[]
}

/** The menu as a tree in its own order; folders with nothing in them are left out. */
export function menuTree(entries: readonly MenuEntry[]): readonly MenuNode[] {
  const known = new Set(entries.map((entry) => entry.menuId))
  const parentOf = ({ menuPid }: MenuEntry) => (menuPid !== null && known.has(menuPid) ? menuPid : null)
  return nodesUnder(null, (parent) => entries.filter((entry) => parentOf(entry) === parent))
}

/**
 * The address a menu entry opens: its path with its fixed parameters as the query; nothing but pages of ours and of the
 * web.
 */
export function menuAddress(entry: MenuEntry): string | null {
  const { menuUrl, menuType = '', openMode } = entry
  if (!menuUrl) return null
  if (menuType < '3') return withParams(entry, menuUrl)
  if (!/^https?:/i.test(menuUrl) || !URL.canParse(menuUrl)) return null
  const url = new URL(menuUrl)
  for (const [name, value] of paramsOf(entry)) url.searchParams.append(name, value)
  return isApart({ menuType, openMode }) ? url.href : `/iframe?src=${encodeURIComponent(url.href)}`
}

function isApart({ menuType, openMode }: Pick<MenuEntry, 'menuType' | 'openMode'>): boolean {
  return openMode === 'blank' || (menuType === '4' && openMode !== 'frame')
}

function paramsOf({ menuParams }: MenuEntry): [string, string][] {
  return Object.entries(menuParams ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
}

function withParams(entry: MenuEntry, menuUrl: string): string {
  const own = new URLSearchParams(menuUrl.split('?')[1])
  const query = new URLSearchParams(own)
  for (const [name, value] of paramsOf(entry)) if (!own.has(name)) query.append(name, value)
  return menuPath(menuUrl) + (query.size > 0 ? `?${query}` : '')
}

/** Folders on the way to the page at an address. */
export function wayTo(nodes: readonly MenuNode[], address: string): readonly MenuNode[] | null {
  for (const node of nodes) {
    if (node.address === address) return []
    const way = wayTo(node.children, address)
    if (way) return [node, ...way]
  }
  return null
}

type ChildrenOf = (parent: string | null) => readonly MenuEntry[]

function nodesUnder(parent: string | null, childrenOf: ChildrenOf): readonly MenuNode[] {
  const entries = childrenOf(parent).toSorted((a, b) => Number(a.menuSort) - Number(b.menuSort))
  return entries
    .map((entry) => nodeOf(entry, childrenOf))
    .filter((node) => node.address !== null || node.children.length > 0)
}

function nodeOf(entry: MenuEntry, childrenOf: ChildrenOf): MenuNode {
  return {
    entry,
    icon: iconNamed(entry.menuIcon, entry.menuUrl ? 'file' : 'folder'),
    address: menuAddress(entry),
    apart: isApart(entry),
    children: nodesUnder(entry.menuId, childrenOf),
  }
}
