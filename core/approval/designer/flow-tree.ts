import type { FlowDefinition, FlowNode } from '../definition.ts'
import { exitsOf, meetingOf, parts, type Edge } from './node-exits.ts'

/** A node in the drawing; at a fork, the ways that part there. */
export interface Step {
  readonly key: string
  readonly node: FlowNode
  readonly ways: readonly Way[]
  /** Where the ways of a fork meet again. */
  readonly meeting: string | null
}

/** What follows one way out of a node, down to where it meets others. */
export interface Way {
  readonly edge: Edge
  readonly steps: readonly Step[]
  /** A node drawn elsewhere, or missing, to which the way leads. */
  readonly leads: string | null
}

/** A flow as a tree from its start, as people draw it: every node once, and where ways lead back or across, a mark. */
export function flowTree(definition: FlowDefinition): {
  readonly steps: readonly Step[]
  readonly leads: string | null
  readonly loose: readonly string[]
} {
  const start = Object.keys(definition.nodes).find((key) => definition.nodes[key]?.kind === 'start')
  const drawn = new Set<string>()
  const { steps, leads } = start === undefined ? { steps: [], leads: null } : walk(definition, start, new Set(), drawn)
  return { steps, leads, loose: Object.keys(definition.nodes).filter((key) => !drawn.has(key)) }
}

/** The keys of a step and of everything inside it. */
export function keysIn({ key, ways }: Step): readonly string[] {
  return [key, ...ways.flatMap(({ steps }) => steps.flatMap(keysIn))]
}

/** Every step of the drawing, in reading order. */
export function stepsIn(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((step) => [step, ...step.ways.flatMap((way) => stepsIn(way.steps))])
}

function walk(
  definition: FlowDefinition,
  first: string,
  stops: ReadonlySet<string>,
  drawn: Set<string>,
): Pick<Way, 'steps' | 'leads'> {
  const steps: Step[] = []
  let at: string | null = first
  while (at !== null && !stops.has(at)) {
    const key: string = at
    const node: FlowNode | undefined = definition.nodes[key]
    if (node === undefined || drawn.has(key)) return { steps, leads: key }
    drawn.add(key)
    const meeting: string | null = parts(node) ? meetingOf(definition, key) : null
    const inner = meeting === null ? stops : new Set([...stops, meeting])
    const ways = parts(node)
      ? exitsOf(node).map(({ exit, to }): Way => ({ edge: { from: key, exit }, ...walk(definition, to, inner, drawn) }))
      : []
    steps.push({ key, node, ways, meeting })
    at = parts(node) ? meeting : (exitsOf(node)[0]?.to ?? null)
  }
  return { steps, leads: null }
}
