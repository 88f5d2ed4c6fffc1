import { branchesOf, isFork, nodeOf, type FlowDefinition, type FlowNode } from './definition.ts'

const known = new WeakMap<FlowDefinition, ReadonlyMap<string, string>>()

/**
 * Which branches each node is drawn in: '' outside all, else `/fork.branch` for each fork around it.
 * A definition never changes, so it is worked out once. A node that is reached in two different
 * regions keeps the first; `checkDefinition` refuses such a flow.
 */
export function regions(definition: FlowDefinition): ReadonlyMap<string, string> {
  const found = known.get(definition) ?? drawn(definition)
  known.set(definition, found)
  return found
}

/** Where one comes from a node of that region; a refusal's way says nothing about the drawing. */
export function leaving(
  definition: FlowDefinition,
  key: string,
  region: string,
): (readonly [to: string, region: string])[] {
  const node = nodeOf(definition, key)
  if (isFork(node)) return branchesOf(node).map((to, i) => [to, arriving(definition, to, `${region}/${key}.${i}`)])
  return onwardFrom(node).map((to) => [to, arriving(definition, to, region)])
}

function onwardFrom(node: FlowNode): readonly string[] {
  if (node.kind === 'end' || isFork(node)) return []
  return node.kind === 'condition' ? [...node.branches.map((branch) => branch.to), node.otherwise] : [node.next]
}

/** The join of the innermost fork lies outside of it again. */
function arriving(definition: FlowDefinition, to: string, region: string): string {
  const at = region.lastIndexOf('/')
  const fork = definition.nodes[region.slice(at + 1, region.lastIndexOf('.'))]
  return fork !== undefined && isFork(fork) && fork.join === to ? region.slice(0, at) : region
}

function drawn(definition: FlowDefinition): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const start = Object.keys(definition.nodes).find((key) => definition.nodes[key]?.kind === 'start')
  const left: (readonly [string, string])[] = start === undefined ? [] : [[start, '']]
  for (const [key, region] of left) {
    if (found.has(key) || definition.nodes[key] === undefined) continue
    found.set(key, region)
    left.push(...leaving(definition, key, region))
  }
  return found
}
