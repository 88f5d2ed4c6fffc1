import type { FlowDefinition, FlowNode } from '../../../core/approval/definition.ts'
import type { Json } from '../../../core/values/json.ts'
import { same } from '../../../core/values/same-value.ts'

/** A node that differs between two versions. */
interface Difference {
  readonly key: string
  readonly what: 'added' | 'removed' | 'changed'
  readonly before: FlowNode | null
  readonly after: FlowNode | null
  /** Names of what was changed of it. */
  readonly parts: readonly string[]
}

/** What became of a flow from one version to another, in the order of the newer one. */
export function differences(before: FlowDefinition, after: FlowDefinition): readonly Difference[] {
  const keys = [...new Set([...Object.keys(after.nodes), ...Object.keys(before.nodes)])]
  return keys.flatMap((key): Difference[] => {
    const [old, now] = [before.nodes[key] ?? null, after.nodes[key] ?? null]
    if (old === null || now === null)
      return [{ key, what: old === null ? 'added' : 'removed', before: old, after: now, parts: [] }]
    const parts = partsOf(old, now)
    return parts.length === 0 ? [] : [{ key, what: 'changed', before: old, after: now, parts }]
  })
}

function partsOf(old: FlowNode, now: FlowNode): readonly string[] {
  const [a, b] = [partsByName(old), partsByName(now)]
  return [...new Set([...a.keys(), ...b.keys()])].filter((name) => !same(a.get(name), b.get(name)))
}

function partsByName(node: FlowNode): ReadonlyMap<string, Json> {
  return new Map<string, Json>(Object.entries(node))
}
