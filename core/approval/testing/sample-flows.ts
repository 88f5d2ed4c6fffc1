import type { Words } from '../../values/language.ts'
import type { ApproveNode, FlowDefinition, FlowNode } from '../definition.ts'

/** Labels matter to nobody in these tests. */
export function named(text: string): Words {
  return { zh: text, ru: text, en: text }
}

/** A flow of these nodes, with a start before the first and an end named `end`. */
export function flowOf(nodes: Readonly<Record<string, FlowNode>>, more: Partial<FlowDefinition> = {}): FlowDefinition {
  const [first = 'end'] = Object.keys(nodes)
  return {
    key: 'sample',
    version: 1,
    label: named('sample'),
    ...more,
    nodes: {
      start: { kind: 'start', label: named('start'), next: first },
      ...nodes,
      end: { kind: 'end', label: named('end') },
    },
  }
}

/** An approve node that these people decide on. */
export function askPeople(ids: readonly string[], next: string, more: Partial<ApproveNode> = {}): ApproveNode {
  return { kind: 'approve', label: named(next), next, mode: 'one', approver: { by: 'people', ids }, ...more }
}

/** Leader, then finance, then director: the plainest flow. */
export const threeSteps = flowOf({
  leader: askPeople(['lead'], 'finance'),
  finance: askPeople(['fin'], 'director'),
  director: askPeople(['dir'], 'end'),
})

/** Default routes by money: who is asked depends on the amount in CNY and the budget. */
export const byAmount: FlowDefinition = flowOf(
  {
    leader: askPeople(['lead'], 'finance'),
    finance: askPeople(['fin'], 'aboveHalfMillion'),
    aboveHalfMillion: gate('amountCny >= 500000 || !inBudget', 'director', 'end'),
    director: askPeople(['dir'], 'aboveFiveMillion'),
    aboveFiveMillion: gate('amountCny >= 5000000 || !inBudget', 'manager', 'end'),
    manager: askPeople(['gm'], 'aboveTwentyMillion'),
    aboveTwentyMillion: gate('amountCny >= 20000000 || !inBudget', 'chairman', 'end'),
    chairman: askPeople(['chair'], 'end'),
  },
  { key: 'byAmount', money: true },
)

/** A condition with one branch. */
export function gate(when: string, to: string, otherwise: string): FlowNode {
  return { kind: 'condition', label: named(when), branches: [{ when, to }], otherwise }
}
