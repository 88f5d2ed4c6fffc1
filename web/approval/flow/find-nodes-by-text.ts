import type { FlowDefinition } from '../../../core/approval/definition.ts'

/** Nodes whose key or name in any language holds what was typed. */
export function nodesCalled({ nodes }: FlowDefinition, typed: string): ReadonlySet<string> {
  const sought = typed.trim().toLowerCase()
  return new Set(
    sought === ''
      ? []
      : Object.entries(nodes)
          .filter(([key, node]) => `${key} ${Object.values(node.label).join(' ')}`.toLowerCase().includes(sought))
          .map(([key]) => key),
  )
}
