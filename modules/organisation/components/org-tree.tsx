import { Tree, type TreeDataNode, type TreeProps } from 'antd'
import { useMemo, useState } from 'react'
import type { StructureNode } from '../../../core/api-types/organisation-structure.ts'
import { ActionMenu, type MenuItem } from '../../../ui/action-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useWords } from '../../../web/module-api.ts'
import { structureWords } from '../words/structure.ts'
import { branchesOf, foundIn, type Branch } from './structure-tree-nodes.ts'
import { useHeight } from './use-height.ts'
import css from './org-tree.module.css'

interface OrgTreeProps {
  readonly nodes: readonly StructureNode[]
  readonly selected: string | null
  readonly onSelect: (id: string) => void
  /** What can be done with a node; none for those who only look. */
  readonly menuOf?: (node: StructureNode) => readonly MenuItem[]
  /** A node was dropped under a parent, before one of its children or at the end. */
  readonly onDrop?: (id: string, parent: string, before: string | null) => void
}

// So many nodes are seen at a glance.
const small = 20

/** Group, units and departments in one tree: found by name or pinyin, counted, moved by hand. */
export function OrgTree({ nodes, selected, onSelect, menuOf, onDrop }: OrgTreeProps) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<readonly React.Key[] | null>(null)
  const [box, height] = useHeight()
  const branches = useMemo(() => branchesOf(nodes), [nodes])
  const shown = useMemo(() => foundIn(branches, typed), [branches, typed])
  const all = useMemo(() => nodes.map(({ id }) => id), [nodes])
  const byId = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes])
  // At first a small organisation stands open, of a large one the group and the line to the chosen node.
  const first = useMemo(
    () => (all.length <= small ? all : [...branches.map(({ node }) => node.id), ...lineTo(byId, selected)]),
    [all, branches, byId, selected],
  )
  const expanded = typed.trim() === '' ? (opened ?? first) : all
  const isAllOpen = expanded.length >= all.length
  const data = useMemo(() => shown.map((branch) => treeNode(branch, menuOf, t)), [shown, menuOf, t])
  return (
    <>
      <div className={css.head}>
        <InputBox
          clearable
          value={typed}
          start={<Icon name="search" size={15} />}
          placeholder={t(structureWords.find)}
          aria-label={t(structureWords.find)}
          onChange={setTyped}
        />
        <Button
          look="quiet"
          icon={isAllOpen ? 'up' : 'down'}
          title={t(isAllOpen ? structureWords.collapseAll : structureWords.expandAll)}
          aria-label={t(isAllOpen ? structureWords.collapseAll : structureWords.expandAll)}
          onClick={() => setOpened(isAllOpen ? branches.map(({ node }) => node.id) : all)}
        />
      </div>
      <div className={css.body} ref={box}>
        {shown.length === 0 ? (
          <Empty small title={t(structureWords.none)} />
        ) : (
          <Tree
            blockNode
            treeData={data}
            height={height}
            itemHeight={30}
            selectedKeys={selected === null ? [] : [selected]}
            expandedKeys={[...expanded]}
            aria-label={t(structureWords.tree)}
            onExpand={(keys) => setOpened(keys)}
            onSelect={(_keys, { node }) => onSelect(String(node.key))}
            draggable={onDrop ? { icon: false, nodeDraggable: ({ key }) => byId.get(String(key))?.pid != null } : false}
            {...(onDrop ? { onDrop: dropped(byId, nodes, onDrop) } : {})}
          />
        )}
      </div>
    </>
  )
}

function lineTo(byId: ReadonlyMap<string, StructureNode>, id: string | null): string[] {
  const line: string[] = []
  for (
    let at = byId.get(id ?? '');
    at !== undefined && at.pid !== null && !line.includes(at.pid);
    at = byId.get(at.pid)
  )
    line.push(at.pid)
  return line
}

function treeNode(
  { node, children, total }: Branch,
  menuOf: OrgTreeProps['menuOf'],
  t: ReturnType<typeof useWords>,
): TreeDataNode {
  const items = menuOf?.(node) ?? []
  const look = joinClassNames(css.node, !node.enabled && css.off)
  const label = (
    <>
      <Icon name={iconOf(node)} size={15} />
      <span
        className={joinClassNames(css.name, node.flag !== '2' && css.unit)}
        title={node.leader === null ? node.name : `${node.name} · ${node.leader}`}
      >
        {node.name}
      </span>
      <span className={css.count} aria-label={t(structureWords.people, { n: total })}>
        {total}
      </span>
    </>
  )
  return {
    key: node.id,
    title:
      items.length > 0 ? (
        <ActionMenu
          entries={() => items}
          button={({ onClick, ...trigger }, openAtPointer) => (
            <span className={look} onContextMenu={openAtPointer}>
              {label}
              <button
                {...trigger}
                type="button"
                className={css.tools}
                aria-label={t(structureWords.more, { name: node.name })}
                onClick={(event) => {
                  event.stopPropagation()
                  onClick(event)
                }}
              >
                <Icon name="more" size={16} />
              </button>
            </span>
          )}
        />
      ) : (
        <span className={look}>{label}</span>
      ),
    children: children.map((child) => treeNode(child, menuOf, t)),
  }
}

/** The kit says beside which node something was dropped; we say under which parent and before which child. */
function dropped(
  byId: ReadonlyMap<string, StructureNode>,
  nodes: readonly StructureNode[],
  onDrop: NonNullable<OrgTreeProps['onDrop']>,
): NonNullable<TreeProps['onDrop']> {
  return ({ node, dragNode, dropToGap, dropPosition }) => {
    const id = String(dragNode.key)
    const target = byId.get(String(node.key))
    if (target === undefined) return
    if (!dropToGap || target.pid === null) {
      onDrop(id, target.id, null)
      return
    }
    const siblings = nodes.filter(({ pid, id: own }) => pid === target.pid && own !== id)
    const after = dropPosition > Number(node.pos.split('-').at(-1))
    onDrop(id, target.pid, siblings[siblings.indexOf(target) + (after ? 1 : 0)]?.id ?? null)
  }
}

function iconOf({ flag }: Branch['node']): 'users' | 'building' | 'tree' {
  if (flag === '2') return 'users'
  return flag === '1' ? 'building' : 'tree'
}
