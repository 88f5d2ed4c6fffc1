import { isPeopleNode, type FlowDefinition, type FlowNode } from '../definition.ts'
import { flowTree, keysIn, stepsIn } from './flow-tree.ts'
import { exitsOf, leading, meetingOf, parts, reached, type Edge, type Parting } from './node-exits.ts'
import { kindWords } from './node-kind-words.ts'

/** Where a node may be put: into a way, or after a fork whose ways have met. */
export type Spot = { readonly into: Edge } | { readonly after: string }

/** Puts a node into a way; what stood there comes after it. */
export function insertAt(
  definition: FlowDefinition,
  { from, exit }: Edge,
  key: string,
  node: FlowNode,
): FlowDefinition {
  const before = definition.nodes[from]
  if (before === undefined) return definition
  const to = exitsOf(before).find((one) => one.exit === exit)?.to ?? ''
  return withNodes(definition, { [from]: leading(before, exit, key), ...intoWay(definition, key, node, to) })
}

/** Puts a node where the ways of a fork have met again. */
export function insertAfter(definition: FlowDefinition, fork: string, key: string, node: FlowNode): FlowDefinition {
  const meeting = meetingOf(definition, fork)
  if (meeting !== null && definition.nodes[meeting]?.kind === 'join')
    return insertAt(definition, { from: meeting, exit: 'next' }, key, node)
  const step = stepsIn(flowTree(definition).steps).find((one) => one.key === fork)
  if (meeting === null || step === undefined) return definition
  const moved = Object.fromEntries(
    keysIn(step).flatMap((inside) => {
      const one = definition.nodes[inside]
      return one === undefined ? [] : [[inside, redirected(one, meeting, key)] as const]
    }),
  )
  return withNodes(definition, { ...moved, ...intoWay(definition, key, node, meeting) })
}

/** Takes a node away; a fork with everything inside it. The start and the last end stay. */
export function removed(definition: FlowDefinition, key: string): FlowDefinition {
  const node = definition.nodes[key]
  if (node === undefined || !removable(definition, key)) return definition
  const meeting = parts(node) ? meetingOf(definition, key) : null
  const join = meeting === null ? undefined : definition.nodes[meeting]
  // What a fork opened its own join closes; where ways only meet, that node stays.
  const gone = meeting !== null && join?.kind === 'join' ? [key, meeting] : [key]
  const after = join?.kind === 'join' ? join.next : (meeting ?? exitsOf(node)[0]?.to ?? null)
  if (after === null) return definition
  const rest = Object.fromEntries(
    Object.entries(definition.nodes)
      .filter(([one]) => !gone.includes(one))
      .map(([one, other]) => [one, withoutReturnTo(redirected(other, key, after), key)]),
  )
  return withoutLoose({ ...definition, nodes: rest }, definition)
}

/** Whether a node may be taken away. */
export function removable(definition: FlowDefinition, key: string): boolean {
  const node = definition.nodes[key]
  if (node === undefined || node.kind === 'start' || node.kind === 'end' || node.kind === 'join') return false
  return !parts(node) || meetingOf(definition, key) !== null
}

/** Another branch of a fork, before the one for whatever is left; it leads straight on. */
export function withBranch(definition: FlowDefinition, key: string): FlowDefinition {
  const node = definition.nodes[key]
  if (node === undefined || !parts(node)) return definition
  if (node.kind === 'parallel')
    return withNodes(definition, { [key]: { ...node, branches: [...node.branches, { to: node.join }] } })
  return withNodes(definition, {
    [key]: { ...node, branches: [...node.branches, { when: '', to: meetingOf(definition, key) ?? node.otherwise }] },
  })
}

/** Takes a branch away with what stands on it alone; a fork keeps as many as it needs to be one. */
export function withoutBranch(definition: FlowDefinition, key: string, at: number): FlowDefinition {
  const node = definition.nodes[key]
  if (node === undefined || !mayLoseBranch(node)) return definition
  const rest = <T>(branches: readonly T[]) => branches.filter((_, one) => one !== at)
  const less: FlowNode =
    node.kind === 'parallel' ? { ...node, branches: rest(node.branches) } : { ...node, branches: rest(node.branches) }
  return withoutLoose(withNodes(definition, { [key]: less }), definition)
}

/** A branch checked one place earlier or later; what it leads to goes along. */
export function withBranchMoved(definition: FlowDefinition, key: string, at: number, by: 1 | -1): FlowDefinition {
  const node = definition.nodes[key]
  if (node === undefined || !parts(node) || at + by < 0 || at + by >= node.branches.length) return definition
  const moved = <T>(branches: readonly T[]) => {
    const [branch, other] = [branches[at], branches[at + by]]
    return branch === undefined || other === undefined ? branches : branches.with(at, other).with(at + by, branch)
  }
  return withNodes(definition, {
    [key]:
      node.kind === 'parallel'
        ? { ...node, branches: moved(node.branches) }
        : { ...node, branches: moved(node.branches) },
  })
}

/** A node without ways of its own taken out of its place and put into another. */
export function movedTo(definition: FlowDefinition, key: string, spot: Spot): FlowDefinition {
  const node = definition.nodes[key]
  if (node === undefined || parts(node) || !removable(definition, key) || ('into' in spot && spot.into.from === key))
    return definition
  const after = exitsOf(node)[0]?.to ?? ''
  const rest = Object.fromEntries(
    Object.entries(definition.nodes)
      .filter(([other]) => other !== key)
      .map(([other, one]) => [other, redirected(one, key, after)]),
  )
  const without = { ...definition, nodes: rest }
  return 'into' in spot ? insertAt(without, spot.into, key, node) : insertAfter(without, spot.after, key, node)
}

/** Whether a fork stays one without a branch. */
export function mayLoseBranch(node: FlowNode): node is Parting {
  return parts(node) && node.branches.length > (node.kind === 'parallel' ? 2 : 1)
}

/** The node changed; its ways stay. */
export function changed(definition: FlowDefinition, key: string, node: FlowNode): FlowDefinition {
  return withNodes(definition, { [key]: node })
}

/** A key that no node has yet. */
export function freshKey(definition: FlowDefinition, kind: string): string {
  let at = 1
  while (`${kind}${at}` in definition.nodes) at += 1
  return `${kind}${at}`
}

function withNodes(definition: FlowDefinition, nodes: FlowDefinition['nodes']): FlowDefinition {
  return { ...definition, nodes: { ...definition.nodes, ...nodes } }
}

/** A new node with all its ways leading on; a fork that is closed by a join brings it along. */
function intoWay(definition: FlowDefinition, key: string, node: FlowNode, to: string): FlowDefinition['nodes'] {
  if (node.kind !== 'parallel' && node.kind !== 'inclusive') return { [key]: onward(node, to) }
  const join = freshKey(definition, 'join')
  return { [key]: onward({ ...node, join }, join), [join]: { kind: 'join', label: kindWords.join, next: to } }
}

function onward(node: FlowNode, to: string): FlowNode {
  return exitsOf(node).reduce((one, { exit }) => leading(one, exit, to), node)
}

function redirected(node: FlowNode, from: string, to: string): FlowNode {
  return exitsOf(node).reduce((one, way) => (way.to === from ? leading(one, way.exit, to) : one), node)
}

// A refusal that led to a node which is gone leads to the drafter again.
function withoutReturnTo(node: FlowNode, gone: string): FlowNode {
  if (!isPeopleNode(node) || node.onFail !== gone) return node
  const { onFail: _, ...rest } = node
  return rest
}

/** Without the nodes that could be come to before and cannot any more. */
function withoutLoose(definition: FlowDefinition, before: FlowDefinition): FlowDefinition {
  const starts = Object.keys(definition.nodes).filter((key) => definition.nodes[key]?.kind === 'start')
  const [now, then] = [reached(definition, starts, null), reached(before, starts, null)]
  const kept = Object.entries(definition.nodes).filter(([key]) => now.has(key) || !then.has(key))
  const gone = Object.keys(definition.nodes).filter((key) => !now.has(key) && then.has(key))
  return {
    ...definition,
    nodes: Object.fromEntries(kept.map(([key, node]) => [key, gone.reduce(withoutReturnTo, node)])),
  }
}
