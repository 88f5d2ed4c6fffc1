import { isPeopleNode, type FlowNode } from './definition.ts'
import type { ApproverSource } from './source.ts'

/** The roles whose holders a node asks or copies. */
export function rolesAt(node: FlowNode): readonly string[] {
  if (isPeopleNode(node)) return rolesIn(node.approver)
  if (node.kind === 'subflow') return node.drafter === undefined ? [] : rolesIn(node.drafter)
  return node.kind === 'cc' ? rolesIn(node.people) : []
}

function rolesIn(source: ApproverSource): readonly string[] {
  if (source.by === 'choice') return source.range === undefined ? [] : rolesIn(source.range)
  return source.by === 'role' || source.by === 'roleInUnit' ? [source.role] : []
}
