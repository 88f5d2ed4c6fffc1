import type { Actor } from '../context.ts'
import { lineOf, type OrganisationNode, type OrganisationTree, under } from './organisation-tree.ts'

/** Which nodes a person may choose under a scope code, and which only keep the tree connected. */
export interface ScopedNodes {
  readonly chosen: ReadonlySet<string>
  /** Chosen nodes and everything above them, parents first. */
  readonly shown: readonly OrganisationNode[]
}

/**
 * The units and departments of a data scope, exactly: a unit in scope brings its own departments,
 * a department brings itself. No code asks for the whole tree; a code without any scope shows nothing.
 */
export function scopedNodes(tree: OrganisationTree, actor: Actor, code: string, flags: readonly OrganisationNode['flag'][]): ScopedNodes {
  const inScope = code === '' ? null : scopeIds(tree, actor, code)
  const chosen = tree.nodes.filter((node) => node.enabled && flags.includes(node.flag) && (inScope === null || inScope.has(node.id)))
  const above = new Set(chosen.flatMap(({ id }) => lineOf(tree, id)).map(({ id }) => id))
  return { chosen: new Set(chosen.map(({ id }) => id)), shown: tree.nodes.filter(({ id }) => above.has(id)) }
}

/** Ids of the nodes in scope; null for everything. */
export function scopeIds(tree: OrganisationTree, actor: Actor, code: string): ReadonlySet<string> | null {
  const scope = actor.scopes.get(code)
  if (scope?.all === true) return null
  const units = (scope?.unitIds ?? []).flatMap((id) => [id, ...ownDepartments(tree, id)])
  return new Set([...units, ...(scope?.deptIds ?? [])])
}

/** Departments of a unit, not those of units under it. */
function ownDepartments(tree: OrganisationTree, unitId: string): string[] {
  const direct = (tree.childrenOf.get(unitId) ?? []).filter(({ flag }) => flag === '2')
  return direct.flatMap(({ id }) => under(tree, id).filter(({ flag }) => flag === '2')).map(({ id }) => id)
}
