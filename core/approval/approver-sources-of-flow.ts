import { sourceKey, type ApproverSource } from './approver-source.ts'
import { isPeopleNode, type FlowDefinition } from './definition.ts'

/** Every source a flow may ask for, each once, for callers who fetch all people beforehand. */
export function sources(definition: FlowDefinition): ApproverSource[] {
  const byKey = new Map<string, ApproverSource>()
  for (const source of [...named(definition), { by: 'superior' } as const, { by: 'flowAdmin' } as const])
    byKey.set(sourceKey(source), source)
  return [...byKey.values()]
}

function named(definition: FlowDefinition): ApproverSource[] {
  return Object.values(definition.nodes).flatMap((node) => {
    if (isPeopleNode(node)) return node.approver.by === 'choice' ? rangeOf(node.approver) : [node.approver]
    return node.kind === 'cc' ? [node.people] : []
  })
}

// Whom somebody chose is kept in the state; only what he may choose from is asked for.
function rangeOf({ range }: Extract<ApproverSource, { by: 'choice' }>): ApproverSource[] {
  return range === undefined ? [] : [range]
}
