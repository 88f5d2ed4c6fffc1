import { sourceKey } from './approver-source.ts'
import { forkAround } from './branch-lane.ts'
import { regions } from './branch-regions.ts'
import { isFork, isPeopleNode, type FlowDefinition, type FlowNode } from './definition.ts'
import type { FlowState, Place } from './state.ts'

/**
 * The nodes at which an approval stands, or is to come back to, that the other version has no more as they are; empty
 * when it may go on there.
 */
export function moveProblems(
  from: FlowDefinition,
  to: FlowDefinition,
  { tokens, back }: Pick<FlowState, 'tokens' | 'back'>,
): readonly string[] {
  return [
    ...new Set([...tokens, ...(back ?? [])].flatMap((place) => nodesOf(place)).filter((key) => !isSame(from, to, key))),
  ]
}

/** Whether both versions have that node in one place of the drawing, asking the same people in the same way. */
export function isSame(from: FlowDefinition, to: FlowDefinition, key: string): boolean {
  const [old, now] = [from.nodes[key], to.nodes[key]]
  return old !== undefined && now !== undefined && regions(from).get(key) === regions(to).get(key) && sameNode(old, now)
}

function sameNode(old: FlowNode, now: FlowNode): boolean {
  if (isPeopleNode(old) && isPeopleNode(now))
    return (
      old.kind === now.kind &&
      old.mode === now.mode &&
      old.percent === now.percent &&
      sourceKey(old.approver) === sourceKey(now.approver)
    )
  // Branches that are being walked have to be there, and to meet where they did.
  if (isFork(old) && isFork(now))
    return old.kind === now.kind && old.join === now.join && old.branches.length === now.branches.length
  if (old.kind === 'subflow' && now.kind === 'subflow')
    return old.process === now.process && old.mode === now.mode && old.over === now.over
  return old.kind === now.kind
}

/** The node of a place, those it comes back to, and the forks around it. */
function nodesOf({ lane, node, back }: Place): readonly string[] {
  const forks: string[] = []
  for (let around = forkAround(lane); around !== null; around = forkAround(around.lane)) forks.push(around.fork)
  return [node, ...back, ...forks]
}
