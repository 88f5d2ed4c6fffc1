import { useState, type FocusEvent } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { openMenu } from '../../platform/page/page-navigation.ts'
import { useLang } from '../../platform/session/language.ts'
import { menuName } from '../../platform/session/menu-name.ts'
import { Badge } from './badge.tsx'
import { MenuList } from './menu-list.tsx'
import { wayTo, type MenuNode } from './menu-tree.ts'
import type { BadgeOf } from './use-badges.ts'
import css from './side-menu.module.css'

/** The folded menu: one icon a folder, its pages in a sheet beside it. */
export function NarrowMenu({
  nodes,
  active,
  badgeOf,
}: {
  readonly nodes: readonly MenuNode[]
  readonly active: string
  readonly badgeOf: BadgeOf
}) {
  const lang = useLang()
  const [shown, setShown] = useState<{ readonly node: MenuNode; readonly top: number } | null>(null)
  const close = () => setShown(null)
  const show = (node: MenuNode, button: HTMLElement) =>
    setShown({ node, top: Math.min(button.getBoundingClientRect().top, innerHeight * 0.55) })
  const choose = (node: MenuNode, button: HTMLElement) => {
    if (node.address === null) return show(node, button)
    openMenu(node)
    close()
  }
  const closeOnLeave = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) close()
  }
  return (
    <div
      className={css.narrow}
      onMouseLeave={close}
      onBlur={closeOnLeave}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <ul className={css.scroll}>
        {nodes.map((node) => (
          <li key={node.entry.menuId}>
            <button
              type="button"
              className={joinClassNames(
                css.iconLine,
                (node.address === active || wayTo(node.children, active) !== null) && css.iconHere,
              )}
              aria-label={menuName(node.entry, lang)}
              title={menuName(node.entry, lang)}
              aria-expanded={node.address === null ? shown?.node === node : undefined}
              onMouseEnter={(event) => (node.address === null ? show(node, event.currentTarget) : close())}
              onClick={(event) => choose(node, event.currentTarget)}
            >
              <Icon name={node.icon} size={20} />
              <Badge count={badgeOf(node)} />
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <div className={css.sheet} style={{ top: shown.top }}>
          <b>{menuName(shown.node.entry, lang)}</b>
          <MenuList
            nodes={shown.node.children}
            active={active}
            isOpen={() => true}
            onToggle={() => undefined}
            badgeOf={badgeOf}
            onOpened={close}
          />
        </div>
      )}
    </div>
  )
}
