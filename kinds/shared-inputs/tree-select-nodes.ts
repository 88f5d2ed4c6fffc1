import type { TreeNode } from '../field-services.ts'

/** A node as the tree select takes it. */
interface Branch {
  readonly value: string
  readonly title: string
  /** What typing is compared with: the name, its pinyin and initials, and whatever else the node is called. */
  readonly find: string
  readonly disabled?: boolean
  /** Said where something stands under the node that nobody has opened yet. */
  readonly isLeaf?: false
  readonly children: Branch[]
}

/** A flat list of nodes by what stands under what; a node whose parent is not there stands at the top. */
interface Forest {
  readonly tops: readonly TreeNode[]
  readonly byId: ReadonlyMap<string, TreeNode>
  readonly under: ReadonlyMap<string, readonly TreeNode[]>
}

export function forestOf(nodes: readonly TreeNode[]): Forest {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const tops: TreeNode[] = []
  const under = new Map<string, TreeNode[]>()
  for (const node of nodes) {
    const siblings = node.pid === null || !byId.has(node.pid) ? tops : under.get(node.pid)
    if (siblings === undefined) under.set(node.pid ?? '', [node])
    else siblings.push(node)
  }
  return { tops, byId, under }
}

/** What typing finds: the nodes themselves, and those above them, which open to show them. */
interface Found {
  readonly hits: ReadonlySet<string>
  readonly above: ReadonlySet<string>
}

export function foundIn({ byId }: Forest, typed: string): Found {
  const wanted = typed.toLowerCase()
  const hits = new Set<string>()
  const above = new Set<string>()
  for (const node of byId.values()) {
    if (!findText(node).toLowerCase().includes(wanted)) continue
    hits.add(node.id)
    for (let at = byId.get(node.pid ?? ''); at !== undefined && !above.has(at.id); at = byId.get(at.pid ?? ''))
      above.add(at.id)
  }
  return { hits, above }
}

/**
 * The branches down to what is opened: the kit takes a second over ten thousand nodes of which thirty are
 * seen. Of a search only what it found, what stands above it and whatever is under what it found.
 */
export function branchesOf(forest: Forest, opened: ReadonlySet<string>, found: Found | null): Branch[] {
  const shown = (nodes: readonly TreeNode[], within: boolean) =>
    within ? nodes : nodes.filter(({ id }) => found?.hits.has(id) === true || found?.above.has(id) === true)
  const grown = (node: TreeNode, within: boolean): Branch => {
    const inside = within || found?.hits.has(node.id) === true
    const below = shown(forest.under.get(node.id) ?? [], inside)
    const isOpen = opened.has(node.id)
    return {
      value: node.id,
      title: node.name,
      find: findText(node),
      ...(node.disabled === true ? { disabled: true } : {}),
      ...(below.length > 0 && !isOpen ? { isLeaf: false } : {}),
      children: isOpen ? below.map((child) => grown(child, inside)) : [],
    }
  }
  return shown(forest.tops, found === null).map((node) => grown(node, found === null))
}

function findText({ name, search = '' }: TreeNode): string {
  return `${name}\n${search}`
}
