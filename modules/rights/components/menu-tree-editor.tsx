import { Tree, type TreeDataNode, type TreeProps } from 'antd'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { iconNamed } from '../../../ui/icon-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { useWords } from '../../../web/module-api.ts'
import { menuWords as words } from '../words/menu-page.ts'
import type { MenuBranch } from './use-menus.tsx'
import css from './menu.module.css'

/** Where an entry is to stand: in a folder or at the top, before a sibling or last. */
export interface MenuPlace {
  readonly to: string | null
  readonly before: string | null
}

interface MenuBoardProps {
  readonly branches: readonly MenuBranch[]
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  /** Null for those who only look, and while a search hides the siblings. */
  readonly onMove: ((id: string, place: MenuPlace) => void) | null
}

/** The tree of the menu; entries are dragged to their place, or moved among their siblings with Alt and the arrows. */
export function MenuBoard({ branches, chosen, onChoose, onMove }: MenuBoardProps) {
  const t = useWords()
  const [active, setActive] = useState<string | null>(null)
  const nodes = useMemo(() => branches.map((branch) => treeNode(branch, t)), [branches, t])
  const line = useMemo(() => linesOf(null, branches), [branches])
  const withKeys = (event: KeyboardEvent) => {
    const way = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    const id = active ?? chosen
    if (way === undefined || onMove === null || id === null) return
    event.preventDefault()
    event.stopPropagation()
    const place = besides(line, id, way)
    if (place !== null) onMove(id, place)
  }
  return (
    <div onKeyDownCapture={withKeys}>
      <Tree
        blockNode
        defaultExpandAll
        treeData={nodes}
        selectedKeys={chosen === null ? [] : [chosen]}
        aria-label={t(words.tree)}
        onActiveChange={(key) => setActive(key === null || key === undefined ? null : String(key))}
        onSelect={(_, { node }) => onChoose(String(node.key))}
        draggable={onMove === null ? false : { icon: false }}
        {...(onMove === null ? {} : { allowDrop: allowed(line), onDrop: dropped(line, onMove) })}
      />
    </div>
  )
}

interface Line {
  readonly branch: MenuBranch
  readonly parent: string | null
  readonly siblings: readonly MenuBranch[]
}

function linesOf(parent: string | null, siblings: readonly MenuBranch[]): ReadonlyMap<string, Line> {
  return new Map(
    siblings.flatMap((branch): [string, Line][] => [
      [branch.id, { branch, parent, siblings }],
      ...linesOf(branch.id, branch.children),
    ]),
  )
}

/** One place up or down among the siblings; null at either end. */
function besides(lines: ReadonlyMap<string, Line>, id: string, way: number): MenuPlace | null {
  const line = lines.get(id)
  if (line === undefined) return null
  const at = line.siblings.indexOf(line.branch)
  if (line.siblings[at + way] === undefined) return null
  return { to: line.parent, before: line.siblings[way < 0 ? at - 1 : at + 2]?.id ?? null }
}

/** Only a folder takes something in; beside an entry is always a place. */
function allowed(lines: ReadonlyMap<string, Line>): NonNullable<TreeProps['allowDrop']> {
  return ({ dropNode, dropPosition }) => dropPosition !== 0 || lines.get(String(dropNode.key))?.branch.folder === true
}

function dropped(
  lines: ReadonlyMap<string, Line>,
  onMove: (id: string, place: MenuPlace) => void,
): NonNullable<TreeProps['onDrop']> {
  return ({ node, dragNode, dropToGap, dropPosition }) => {
    const id = String(dragNode.key)
    const target = lines.get(String(node.key))
    if (target === undefined || id === target.branch.id) return
    // The kit drops on the line of a folder that stands open as its first child, on a closed one as its last.
    if (!dropToGap)
      return onMove(id, {
        to: target.branch.id,
        before: target.branch.children.find((child) => child.id !== id)?.id ?? null,
      })
    const siblings = target.siblings.filter((one) => one.id !== id)
    const after = dropPosition > Number(node.pos.split('-').at(-1))
    onMove(id, { to: target.parent, before: siblings[siblings.indexOf(target.branch) + (after ? 1 : 0)]?.id ?? null })
  }
}

function treeNode(
  { id, name, address, icon, folder, off, hidden, lost, children }: MenuBranch,
  t: ReturnType<typeof useWords>,
): TreeDataNode {
  const title = (
    <span className={css.node}>
      <Icon name={iconNamed(icon, folder ? 'folder' : 'file')} size={15} />
      <span className={css.name}>{name}</span>
      {address !== '' && <code>{address}</code>}
      {off && <StatusTag tone="quiet">{t(words.off)}</StatusTag>}
      {lost && <StatusTag tone="bad">{t(words.lost)}</StatusTag>}
      {hidden && <StatusTag tone="quiet">{t(words.hidden)}</StatusTag>}
    </span>
  )
  return { key: id, title, children: children.map((child) => treeNode(child, t)) }
}
