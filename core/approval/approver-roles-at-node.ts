import type { ApproverSource } from './approver-source.ts'
import { isPeopleNode, type FlowNode } from './definition.ts'

/** The groups whose people a node asks or copies. */
export function groupsAt(node: FlowNode): readonly string[] {
  return sourcesAt(node).flatMap((source) => (source.by === 'group' ? [source.group] : []))
}

/** The roles whose holders a node asks or copies. */
export function rolesAt(node: FlowNode): readonly string[] {
  return sourcesAt(node).flatMap((source) => (source.by === 'role' || source.by === 'roleInUnit' ? [source.role] : []))
}

/** Who may decide at a node, out of whom he is chosen where somebody chooses. */
export function approversAt(node: FlowNode): readonly ApproverSource[] {
  return isPeopleNode(node) ? chosenFrom(node.approver) : []
}

function sourcesAt(node: FlowNode): readonly ApproverSource[] {
  if (isPeopleNode(node)) return approversAt(node)
  if (node.kind === 'subflow') return node.drafter === undefined ? [] : chosenFrom(node.drafter)
  if (node.kind === 'auto') return node.act?.do === 'notify' ? chosenFrom(node.act.people) : []
  return node.kind === 'cc' ? chosenFrom(node.people) : []
}

function chosenFrom(source: ApproverSource): readonly ApproverSource[] {
  if (source.by !== 'choice') return [source]
  return source.range === undefined ? [] : chosenFrom(source.range)
}
