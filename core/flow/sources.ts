import type { FlowDefinition } from './definition.ts'
import { sourceKey, type ApproverSource } from './source.ts'

/** Every source a flow may ask for, each once, for callers who fetch all people beforehand. */
export function sources(definition: FlowDefinition): ApproverSource[] {
  const byKey = new Map<string, ApproverSource>()
  for (const source of [...named(definition), { by: 'superior' } as const, { by: 'flowAdmin' } as const]) byKey.set(sourceKey(source), source)
  return [...byKey.values()]
}

function named(definition: FlowDefinition): ApproverSource[] {
  return Object.values(definition.nodes).flatMap((node) => {
    if (node.kind === 'approve') return [node.approver]
    return node.kind === 'cc' ? [node.people] : []
  })
}
