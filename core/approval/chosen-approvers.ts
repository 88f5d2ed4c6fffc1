import { Refusal } from '../words/refusal.ts'
import type { Chosen } from './action.ts'
import type { ApproverSource } from './approver-source.ts'
import { exits, isPeopleNode, nodeOf, type FlowDefinition } from './definition.ts'
import type { Turn } from './engine-working-state.ts'

type Choice = Extract<ApproverSource, { by: 'choice' }>

/** The nodes for which the drafter, or a handler, chooses the people. */
export function choices(
  definition: FlowDefinition,
  of: Choice['of'],
): readonly { readonly node: string; readonly source: Choice }[] {
  return Object.entries(definition.nodes).flatMap(([node, at]) =>
    isPeopleNode(at) && at.approver.by === 'choice' && at.approver.of === of ? [{ node, source: at.approver }] : [],
  )
}

/** The nodes for which whoever decides at a node chooses the people: those that may be asked next after it. */
export function choicesAfter(definition: FlowDefinition, key: string): readonly string[] {
  const left = [...exits(nodeOf(definition, key))]
  for (const at of left) {
    const node = nodeOf(definition, at)
    if (!isPeopleNode(node)) left.push(...exits(node).filter((to) => !left.includes(to)))
  }
  const open = new Set(choices(definition, 'handler').map(({ node }) => node))
  return [...new Set(left)].filter((at) => open.has(at))
}

/** Remembers whom somebody chose for later nodes; only where he may choose, and only out of the range. */
export function keepChosen(turn: Turn, of: Choice['of'], chosen: Chosen): void {
  const open = choices(turn.definition, of)
  for (const [node, people] of Object.entries(chosen)) {
    const source = open.find((one) => one.node === node)?.source
    const range = source?.range === undefined ? people : turn.people(source.range)
    if (source === undefined || people.some((person) => !range.includes(person))) {
      throw Refusal.atField('choose', 'flow.choice-outside')
    }
  }
  turn.draft.chosen = { ...turn.draft.chosen, ...chosen }
}
