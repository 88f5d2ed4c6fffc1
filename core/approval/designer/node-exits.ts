import type { ConditionNode, FlowDefinition, FlowNode, InclusiveNode, ParallelNode } from '../definition.ts'

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
    case 'subflow':
    case 'join':
      return [{ exit: 'next', to: node.next }]
    case 'parallel':
      return node.branches.map(({ to }, at) => ({ exit: at, to }))
    case 'condition':
    case 'inclusive':
      return [...node.branches.map(({ to }, at) => ({ exit: at, to })), { exit: 'otherwise', to: node.otherwise }]
    case 'end':
      return []
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
    case 'subflow':
    case 'join':
      return { ...node, next: to }
    case 'parallel':
      return { ...node, branches: node.branches.map((branch, at) => (at === exit ? { ...branch, to } : branch)) }
    case 'condition':
    case 'inclusive':
      return exit === 'otherwise'
        ? { ...node, otherwise: to }
        : { ...node, branches: node.branches.map((branch, at) => (at === exit ? { ...branch, to } : branch)) }
    case 'end':
      return node
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
  if (node?.kind === 'parallel' || node?.kind === 'inclusive')
    return definition.nodes[node.join] === undefined ? null : node.join
  const ways = targetsOf(definition, key)
  return ways.every((way) => pathToEnd(definition, way) !== null) ? unavoidable(definition, key, ways) : null
}

/** Everything that can be come to from some nodes without passing another. */
export function reached(
  definition: FlowDefinition,
  from: readonly string[],
  without: string | null,
): ReadonlySet<string> {
  const seen = new Set(from.filter((key) => key !== without))
  for (const key of seen) for (const to of targetsOf(definition, key)) if (to !== without) seen.add(to)
  return seen
}

// Whatever all ways pass lies on a path of one of them. Going along it, a node cannot be avoided when nothing found
// so far leads to a later one; everything is entered once, so that a flow of hundreds of nodes is drawn at once.
function unavoidable(definition: FlowDefinition, fork: string, ways: readonly string[]): string | null {
  const path = pathToEnd(definition, ways[0] ?? fork) ?? []
  const place = new Map(path.map((key, at) => [key, at]))
  const aside = new Set<string>()
  let furthest = 0
  const enter = (keys: readonly string[]) => {
    for (const key of keys) {
      const at = place.get(key)
      if (at !== undefined) furthest = Math.max(furthest, at)
      else if (!aside.has(key)) {
        aside.add(key)
        enter(targetsOf(definition, key))
      }
    }
  }
  enter(ways)
  for (const [at, key] of path.entries()) {
    if (at === furthest && key !== fork) return key
    enter(targetsOf(definition, key))
  }
  return null
}

// The nodes of a shortest way to an end.
function pathToEnd(definition: FlowDefinition, from: string): readonly string[] | null {
  const before = new Map<string, string | null>([[from, null]])
  for (const [key] of before) {
    if (definition.nodes[key]?.kind === 'end') return backFrom(before, key)
    for (const to of targetsOf(definition, key)) if (!before.has(to)) before.set(to, key)
  }
  return null
}

function backFrom(before: ReadonlyMap<string, string | null>, last: string): readonly string[] {
  const path: string[] = []
  for (let key: string | null = last; key !== null; key = before.get(key) ?? null) path.unshift(key)
  return path
}

function targetsOf(definition: FlowDefinition, key: string): readonly string[] {
  const node = definition.nodes[key]
  return node ? exitsOf(node).map(({ to }) => to) : []
}
