import type { Lang } from '../../../core/values/language.ts'
import { menuName } from '../../platform/session/menu-name.ts'
import { entryMatches } from '../menu/filter-menu.ts'
import type { MenuPinyin } from '../menu/menu-pinyin.ts'
import type { MenuNode } from '../menu/menu-tree.ts'
import type { PaletteItem } from './palette-item.ts'

/**
 * Pages of the menu that answer a search, by name in any language, pinyin or initials; those that begin with it first.
 */
export function pageItems(
  nodes: readonly MenuNode[],
  asked: string,
  lang: Lang,
  pinyin: MenuPinyin,
  way = '',
): readonly PaletteItem[] {
  const items = nodes.flatMap((node): readonly PaletteItem[] => {
    const name = menuName(node.entry, lang)
    if (node.address === null) return pageItems(node.children, asked, lang, pinyin, way ? `${way} / ${name}` : name)
    return entryMatches(node.entry, asked, pinyin)
      ? [
          {
            key: `page:${node.entry.menuId}`,
            group: 'pages',
            icon: node.icon,
            title: name,
            note: way,
            href: node.address,
            apart: node.apart,
          },
        ]
      : []
  })
  const begins = (item: PaletteItem) => Number(item.title.toLowerCase().startsWith(asked.toLowerCase()))
  return items.toSorted((a, b) => begins(b) - begins(a))
}
