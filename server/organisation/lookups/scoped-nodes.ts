import { nodeInScope, reachOf } from '../../identity/access/node-in-scope.ts'
import type { Actor } from '../../platform/context/context.ts'
import type { OrganisationNode, OrganisationTree } from '../structure/organisation-tree.ts'

/** Which nodes a person may choose under a scope code, and which only keep the tree connected. */
interface ScopedNodes {
  readonly chosen: ReadonlySet<string>
  /** Chosen nodes and everything above them, parents first. */
  readonly shown: readonly OrganisationNode[]
}

/**
 * The units and departments of a data scope, exactly: a unit in scope brings its own departments,
 * a department brings itself. No code asks for the whole tree; a code without any scope shows nothing.
 */
export function scopedNodes(
  tree: OrganisationTree,
  actor: Actor,
  code: string,
  flags: readonly OrganisationNode['flag'][],
): ScopedNodes {
  const inScope = code === '' ? null : scopeIds(tree, actor, code)
  const chosen = tree.nodes.filter(
    (node) => node.enabled && flags.includes(node.flag) && (inScope === null || inScope.has(node.id)),
  )
  const above = withAncestors(
    tree,
    chosen.map(({ id }) => id),
  )
  return { chosen: new Set(chosen.map(({ id }) => id)), shown: tree.nodes.filter(({ id }) => above.has(id)) }
}

/** These nodes and everything above them; each line is walked only as far as nobody has walked before. */
export function withAncestors({ byId }: OrganisationTree, ids: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>()
  for (const id of ids) {
    for (
      let at = byId.get(id);
      at !== undefined && !found.has(at.id);
      at = at.parent === null ? undefined : byId.get(at.parent)
    )
      found.add(at.id)
  }
  return found
}

/** Ids of the nodes in scope; null for everything. */
export function scopeIds({ nodes }: OrganisationTree, actor: Actor, code: string): ReadonlySet<string> | null {
  const reach = reachOf(actor, code)
  if (reach?.all === true) return null
  return new Set(nodes.filter((node) => nodeInScope(reach, node)).map(({ id }) => id))
}
