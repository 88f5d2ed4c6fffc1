import { useId, type KeyboardEvent } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { openMenu } from '../../platform/page/page-navigation.ts'
import { useLang } from '../../platform/session/language.ts'
import { menuName } from '../../platform/session/menu-name.ts'
import { Badge } from './badge.tsx'
import type { MenuNode } from './menu-tree.ts'
import type { BadgeOf } from './use-badges.ts'
import css from './menu-list.module.css'

interface MenuListProps {
  readonly nodes: readonly MenuNode[]
  readonly active: string
  readonly isOpen: (id: string) => boolean
  readonly onToggle: (id: string, open: boolean) => void
  readonly onOpened?: () => void
  readonly badgeOf: BadgeOf
  readonly depth?: number
}

/** Folders that fold and pages that open; Up and Down walk, Left and Right fold and unfold. */
export function MenuList({ nodes, depth = 0, ...rest }: MenuListProps) {
  return (
    <ul className={css.list} onKeyDown={depth === 0 ? walk : undefined}>
      {nodes.map((node) => (
        <li key={node.entry.menuId}>
          {node.address === null ? (
            <Folder node={node} depth={depth} {...rest} />
          ) : (
            <PageLine node={node} depth={depth} {...rest} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Folder({
  node,
  depth,
  ...rest
}: Omit<MenuListProps, 'nodes' | 'depth'> & { readonly node: MenuNode; readonly depth: number }) {
  const lang = useLang()
  const id = useId()
  const open = rest.isOpen(node.entry.menuId)
  return (
    <>
      <button
        type="button"
        data-menu-line
        className={joinClassNames(css.line, css.folder)}
        style={{ paddingLeft: indent(depth) }}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => rest.onToggle(node.entry.menuId, !open)}
      >
        {depth === 0 && <Icon name={node.icon} />}
        <span>{menuName(node.entry, lang)}</span>
        {!open && <Badge count={rest.badgeOf(node)} />}
        <Icon name="right" size={14} />
      </button>
      <div id={id} className={joinClassNames(css.fold, open && css.open)} inert={!open}>
        <div>
          <MenuList nodes={node.children} depth={depth + 1} {...rest} />
        </div>
      </div>
    </>
  )
}

function PageLine({
  node,
  depth,
  active,
  badgeOf,
  onOpened,
}: Omit<MenuListProps, 'nodes' | 'depth'> & { readonly node: MenuNode; readonly depth: number }) {
  const lang = useLang()
  const address = node.address ?? ''
  const here = address === active
  return (
    <a
      href={address}
      {...(node.apart ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      data-menu-line
      className={joinClassNames(css.line, here && css.here)}
      style={{ paddingLeft: indent(depth) }}
      aria-current={here ? 'page' : undefined}
      onClick={(event) => {
        // A click with a modifier belongs to the browser: another window, another tab.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        openMenu(node)
        onOpened?.()
      }}
    >
      {depth === 0 && <Icon name={node.icon} />}
      <span title={menuName(node.entry, lang)}>{menuName(node.entry, lang)}</span>
      <Badge count={badgeOf(node)} />
    </a>
  )
}

function indent(depth: number): number {
  return depth === 0 ? 16 : 28 + depth * 14
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const line = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-menu-line]') : null
  if (!line) return
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-menu-line]')].filter(
    (one) => !one.closest('[inert]'),
  )
  const at = lines.indexOf(line)
  const open = line.getAttribute('aria-expanded')
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => lines[at + 1]?.focus(),
    ArrowUp: () => lines[at - 1]?.focus(),
    Home: () => lines[0]?.focus(),
    End: () => lines.at(-1)?.focus(),
    ArrowRight: () => (open === 'false' ? line.click() : lines[at + 1]?.focus()),
    ArrowLeft: () => (open === 'true' ? line.click() : folderOf(line)?.focus()),
  }
  const move = moves[event.key]
  if (!move) return
  move()
  event.preventDefault()
}

function folderOf(line: HTMLElement): HTMLElement | null {
  return line.closest('li')?.parentElement?.closest('li')?.querySelector<HTMLElement>('[data-menu-line]') ?? null
}
