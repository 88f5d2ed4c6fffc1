import type { MenuEntry } from '../../platform/session/session-start-data.ts'
import type { MenuPinyin } from './menu-pinyin.ts'
import type { MenuNode } from './menu-tree.ts'

/** Whether an entry answers a search: a part of its name in any language, or its pinyin or initials. */
export function entryMatches(entry: MenuEntry, asked: string, pinyin: MenuPinyin): boolean {
  const wanted = folded(asked)
  return [entry.menuName, entry.menuNameRu, entry.menuNameEn, pinyin[entry.menuId]].some(
    (text) => text != null && folded(text).includes(wanted),
  )
}

/** The tree cut down to what answers a search; a folder that answers keeps all it holds. */
export function filterMenu(nodes: readonly MenuNode[], asked: string, pinyin: MenuPinyin): readonly MenuNode[] {
  if (asked.trim() === '') return nodes
  return nodes.flatMap((node) => {
    if (entryMatches(node.entry, asked, pinyin)) return [node]
    const children = filterMenu(node.children, asked, pinyin)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

function folded(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е')
}
