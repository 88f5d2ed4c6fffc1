import type { ConditionNode, FlowDefinition, FlowNode, InclusiveNode, ParallelNode } from '../../../core/flow/definition.ts'

/** Where a way leaves a node: on, by a branch, or by the branch for whatever is left. */
export type Exit = 'next' | 'otherwise' | number

/** A way out of a node. */
export interface Edge {
  readonly from: string
  readonly exit: Exit
}

/** The ways out of a node in the order they are drawn; where a refusal leads is not among them. */
export function exitsOf(node: FlowNode): readonly { readonly exit: Exit; readonly to: string }[] {
  switch (node.kind) {
    case 'start':
    case 'approve':
    case 'fill':
    case 'seal':
    case 'cc':
    case 'auto':
    case 'delay':
    case 'join': return [{ exit: 'next', to: node.next }]
    case 'parallel': return node.branches.map(({ to }, at) => ({ exit: at, to }))
    case 'condition':
    case 'inclusive': return [...node.branches.map(({ to }, at) => ({ exit: at, to })), { exit: 'otherwise', to: node.otherwise }]
    case 'end': return []
  }
}

/** The node with one of its ways leading elsewhere. */
export function leading(node: FlowNode, exit: Exit, to: string): FlowNode {
  switch (node.kind) {
    case 'start':
    case 'approve':
    case 'fill':
    case 'seal':
    case 'cc':
    case 'auto':
    case 'delay':
    case 'join': return { ...node, next: to }
    case 'parallel': return { ...node, branches: node.branches.map((branch, at) => (at === exit ? { ...branch, to } : branch)) }
    case 'condition':
    case 'inclusive': return exit === 'otherwise' ? { ...node, otherwise: to } : { ...node, branches: node.branches.map((branch, at) => (at === exit ? { ...branch, to } : branch)) }
    case 'end': return node
  }
}

/** A node where ways part. */
export type Parting = ConditionNode | ParallelNode | InclusiveNode

/** Whether ways part here. */
export function parts(node: FlowNode): node is Parting {
  return node.kind === 'condition' || node.kind === 'parallel' || node.kind === 'inclusive'
}

/**
 * Where the ways of a fork meet again: the join it names, else the nearest node that every one of them must
 * pass; null when they never do.
 */
export function meetingOf(definition: FlowDefinition, key: string): string | null {
  const node = definition.nodes[key]
  if (node?.kind === 'parallel' || node?.kind === 'inclusive') return definition.nodes[node.join] === undefined ? null : node.join
  const ways = targetsOf(definition, key)
  const near = reached(definition, ways.slice(0, 1), null)
  return [...near].find((node) => node !== key && ways.every((way) => passes(definition, way, node)) && endsFrom(definition, node, null)) ?? null
}

/** Everything that can be come to from some nodes without passing another. */
export function reached(definition: FlowDefinition, from: readonly string[], without: string | null): ReadonlySet<string> {
  const seen = new Set(from.filter((key) => key !== without))
  for (const key of seen) for (const to of targetsOf(definition, key)) if (to !== without) seen.add(to)
  return seen
}

// From there no end is reached without it, and it is reached.
function passes(definition: FlowDefinition, from: string, node: string): boolean {
  if (from === node) return true
  return reached(definition, [from], null).has(node) && !endsFrom(definition, from, node)
}

function endsFrom(definition: FlowDefinition, from: string, without: string | null): boolean {
  return [...reached(definition, [from], without)].some((key) => definition.nodes[key]?.kind === 'end')
}

function targetsOf(definition: FlowDefinition, key: string): readonly string[] {
  const node = definition.nodes[key]
  return node ? exitsOf(node).map(({ to }) => to) : []
}
