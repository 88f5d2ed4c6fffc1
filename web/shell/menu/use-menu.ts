import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../platform/session/session.ts'
import { filterMenu } from './filter-menu.ts'
import { useMenuPinyin } from './menu-pinyin.ts'
import { menuTree, wayTo, type MenuNode } from './menu-tree.ts'
import { useBadges, type BadgeOf } from './use-badges.ts'

interface Menu {
  readonly all: readonly MenuNode[]
  readonly nodes: readonly MenuNode[]
  readonly active: string
  readonly asked: string
  readonly ask: (text: string) => void
  readonly isOpen: (id: string) => boolean
  readonly toggle: (id: string, open: boolean) => void
  readonly badgeOf: BadgeOf
}

/** The server's menu, what is searched in it, and which folders stand open. */
export function useMenu(): Menu {
  const { menus } = useSession()
  const { pathname, search } = useLocation()
  const [asked, ask] = useState('')
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const all = useMemo(() => menuTree(menus), [menus])
  const pinyin = useMenuPinyin(asked)
  const nodes = useMemo(() => filterMenu(all, asked, pinyin), [all, asked, pinyin])
  // A menu entry with fixed parameters is told from its namesakes by the query; without any, the path is enough.
  const active = wayTo(all, pathname + search) ? pathname + search : pathname
  const way = useMemo(() => new Set(wayTo(all, active)?.map((node) => node.entry.menuId)), [all, active])
  const isOpen = (id: string) => asked !== '' || (toggled.get(id) ?? way.has(id))
  const toggle = (id: string, open: boolean) => setToggled(new Map(toggled).set(id, open))
  const badgeOf = useBadges(all)
  return { all, nodes, active, asked, ask, isOpen, toggle, badgeOf }
}
