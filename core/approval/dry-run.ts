import { step } from './approval-engine.ts'
import { isPeopleNode, nodeOf, type FlowDefinition, type FlowNode, type NodeKind } from './definition.ts'
import type { Surroundings } from './engine-working-state.ts'
import { openTasks, tasksOf, type FlowState, type FlowValues, type TaskReason, type Visit } from './state.ts'

/** One node of the way ahead. */
export interface DryStep {
  readonly node: string
  readonly round: number
  /** In which branches it stands. */
  readonly lane: string
  readonly kind: NodeKind
  /**
   * `asked`: people decide · `automatic`: same person as just before · `skipped` · `blocked`: nobody found · `passed`.
   */
  readonly outcome: 'asked' | 'automatic' | 'skipped' | 'blocked' | 'passed'
  readonly people: readonly DryPerson[]
  /** At a condition: the expression that held, null for otherwise. */
  readonly when: string | null
}

interface DryPerson {
  readonly person: string
  readonly why: TaskReason | 'copy'
  readonly automatic: boolean
}

/**
 * The whole way a document would go if everyone agreed, in order, up to the end or to a loop: run
 * by the engine itself on a copy, so it cannot differ from what happens. A running instance shows
 * what it went and what is left. Where several may decide, the first is taken to.
 */
export function dryRun(
  definition: FlowDefinition,
  state: FlowState,
  values: FlowValues,
  around: Surroundings,
): DryStep[] {
  let at: FlowState =
    state.status === '0'
      ? step(definition, state, { kind: 'submit', actor: state.drafter, values }, around).state
      : { ...state, suspended: false }
  const enough = state.path.length + 2 * Object.keys(definition.nodes).length // a way that comes round through people is shown once or twice
  while (at.status === '1' && at.path.length < enough && at.tokens.every(({ blocked }) => blocked !== 'loop'))
    at = agreeOnce(definition, at, around)
  return at.path.map((visit) => dryStep(nodeOf(definition, visit.node), visit, at))
}

const nobody = '?'

function agreeOnce(definition: FlowDefinition, state: FlowState, around: Surroundings): FlowState {
  const [task] = openTasks(state)
  if (task) return step(definition, state, { kind: 'agree', actor: task.assignee, task: task.id }, around).state
  const token = state.tokens.find(({ arrived }) => !arrived)
  if (!token) throw new Error('an open instance stands nowhere')
  const { node, round } = token
  const child = token.children.find(({ outcome }) => outcome === null)
  if (child)
    return step(
      definition,
      state,
      { kind: 'childEnded', actor: nobody, node, key: child.key, outcome: 'approved' },
      around,
    ).state
  if (token.blocked === null) return step(definition, state, { kind: 'fire', actor: nobody, node, round }, around).state
  return step(definition, state, { kind: 'assign', actor: nobody, admin: true, node, people: [nobody] }, around).state
}

function dryStep(node: FlowNode, visit: Visit, state: FlowState): DryStep {
  const when = node.kind === 'condition' ? (node.branches[visit.taken[0] ?? -1]?.when ?? null) : null
  const common = { node: visit.node, round: visit.round, lane: visit.lane, kind: node.kind, when }
  if (node.kind === 'cc') return { ...common, outcome: 'passed', people: copied(state, visit.node) }
  if (!isPeopleNode(node)) return { ...common, outcome: 'passed', people: [] }
  const tasks = tasksOf(state.tasks, visit).filter(({ assignee }) => assignee !== nobody)
  const people = tasks.map(({ assignee, why, automatic }) => ({ person: assignee, why, automatic }))
  if (visit.outcome === 'skipped' || visit.outcome === 'automatic') return { ...common, outcome: visit.outcome, people }
  return { ...common, outcome: people.length === 0 ? 'blocked' : 'asked', people }
}

function copied(state: FlowState, node: string): DryPerson[] {
  return state.copies
    .filter((copy) => copy.node === node)
    .map(({ person }) => ({ person, why: 'copy', automatic: false }))
}
