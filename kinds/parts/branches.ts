import type { TreeNode } from '../host.ts'

/** A node as the tree select takes it. */
export interface Branch {
  readonly value: string
  readonly title: string
  /** What typing is compared with: the name, its pinyin and initials, and whatever else the node is called. */
  readonly find: string
  readonly disabled?: boolean
  readonly children: Branch[]
}

/** Nests the flat list in one pass; a node whose parent is not there stands at the top. */
export function branchesOf(nodes: readonly TreeNode[]): Branch[] {
  const branches = new Map(nodes.map(({ id, name, search = '', disabled = false }): [string, Branch] => [id, { value: id, title: name, find: `${name}\n${search}`, ...(disabled ? { disabled } : {}), children: [] }]))
  const tops: Branch[] = []
  for (const { id, pid } of nodes) {
    const branch = branches.get(id)
    if (branch) (branches.get(pid ?? '')?.children ?? tops).push(branch)
  }
  return tops
}
