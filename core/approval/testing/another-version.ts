import { isPeopleNode, type FlowDefinition, type FlowNode } from '../definition.ts'
import { pick } from './random.ts'
import { named } from './sample-flows.ts'

/**
 * The flow as somebody might have drawn it on: a step put into a way, one taken out, others asked, or nothing but its
 * number.
 */
export function anotherVersion(random: () => number, definition: FlowDefinition): FlowDefinition {
  const next = { ...definition, version: definition.version + 1 }
  return pick(random, [next, withCopy(random, next), withoutOne(random, next), askedOthers(random, next)])
}

/** A step that goes on to exactly one other. */
function onward(definition: FlowDefinition): [string, Extract<FlowNode, { readonly next: string }>][] {
  return Object.entries(definition.nodes).flatMap(([key, node]) =>
    'next' in node ? [[key, node] as [string, Extract<FlowNode, { readonly next: string }>]] : [],
  )
}

/** Somebody is copied in behind a random step. */
export function withCopy(random: () => number, definition: FlowDefinition): FlowDefinition {
  const [key, node] = pick(random, onward(definition))
  const copy: FlowNode = { kind: 'cc', label: named('new'), next: node.next, people: { by: 'people', ids: ['ann'] } }
  return {
    ...definition,
    nodes: {
      ...definition.nodes,
      [key]: { ...node, next: `copy${definition.version}` },
      [`copy${definition.version}`]: copy,
    },
  }
}

/** A step between two others is taken out; those that nothing else leads to stay as they are. */
function withoutOne(random: () => number, definition: FlowDefinition): FlowDefinition {
  const between = onward(definition).flatMap(([from, { next }]) => {
    const node = definition.nodes[next]
    const leading = Object.values(definition.nodes).filter((one) => JSON.stringify(one).includes(`"${next}"`)).length
    return node !== undefined && 'next' in node && node.kind !== 'join' && leading === 1
      ? [{ from, key: next, to: node.next }]
      : []
  })
  if (between.length === 0) return definition
  const { from, key, to } = pick(random, between)
  const { [key]: _, ...nodes } = definition.nodes
  return { ...definition, nodes: { ...nodes, [from]: { ...definition.nodes[from], next: to } as FlowNode } } // it goes on to one other
}

function askedOthers(random: () => number, definition: FlowDefinition): FlowDefinition {
  const people = Object.entries(definition.nodes).filter(([, node]) => isPeopleNode(node))
  if (people.length === 0) return definition
  const [key, node] = pick(random, people)
  return {
    ...definition,
    nodes: { ...definition.nodes, [key]: { ...node, approver: { by: 'people', ids: ['ann'] } } as FlowNode },
  } // a step that asks people
}
