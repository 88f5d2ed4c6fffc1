import type { StructureNode } from '../../../core/api-types/organisation-structure.ts'

export interface Branch {
  readonly node: StructureNode
  readonly children: readonly Branch[]
  /** People of the node and of everything under it. */
  readonly total: number
}

/** The nodes as a tree, each with the people of its whole branch. */
export function branchesOf(nodes: readonly StructureNode[]): readonly Branch[] {
  const known = new Set(nodes.map(({ id }) => id))
  const under = new Map<string, StructureNode[]>()
  for (const node of nodes) {
    const parent = node.pid !== null && known.has(node.pid) ? node.pid : ''
    under.set(parent, [...(under.get(parent) ?? []), node])
  }
  const grow = (parent: string): Branch[] =>
    (under.get(parent) ?? []).map((node) => {
      const children = grow(node.id)
      return { node, children, total: children.reduce((sum, child) => sum + child.total, node.heads) }
    })
  return grow('')
}

/** Only what a typed text finds, with everything above it; all of it for an empty text. */
export function foundIn(branches: readonly Branch[], typed: string): readonly Branch[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return branches
  return branches.flatMap((branch) => {
    const children = foundIn(branch.children, wanted)
    const hit = `${branch.node.name}\n${branch.node.shortName}\n${branch.node.search}`.toLowerCase().includes(wanted)
    return hit || children.length > 0 ? [{ ...branch, children }] : []
  })
}

/** The node and everything under it. */
export function idsUnder(nodes: readonly StructureNode[], id: string): ReadonlySet<string> {
  const found = new Set([id])
  // Parents come before what is under them.
  for (const node of nodes) if (node.pid !== null && found.has(node.pid)) found.add(node.id)
  return found
}
