import { Refusal } from '../refusal.ts'
import type { FlowAction } from './action.ts'
import type { FlowDefinition } from './definition.ts'
import { returnTargets } from './send-back.ts'
import { openTasks, type FlowState } from './state.ts'
import { step } from './step.ts'

/** Something this person may do now. */
export interface Offer {
  readonly verb: FlowAction['kind']
  /** The task it acts on. */
  readonly task?: string
  /** For `reject`: earlier nodes to choose from, besides the drafter. */
  readonly targets?: readonly string[]
  /** For `assign`: the blocked node. */
  readonly node?: string
}

/**
 * What a person may do in this state. Found by trying each action on the engine, so a button is
 * offered exactly when the engine would not refuse it for state or person.
 */
export function possible(definition: FlowDefinition, state: FlowState, actor: string, admin = false): Offer[] {
  return candidates(state, actor, admin)
    .filter((action) => works(definition, state, action))
    .map((action) => offer(definition, state, action))
}

const someone = '?'

function candidates(state: FlowState, actor: string, admin: boolean): FlowAction[] {
  const by = { actor, opinion: someone }
  const open = openTasks(state)
  const own = open.filter(({ assignee }) => assignee === actor)
  const decided = state.tasks.filter(({ assignee, result }) => assignee === actor && result === 'agreed')
  return [
    { ...by, kind: 'submit', values: state.values },
    ...own.flatMap(({ id }): FlowAction[] => [{ ...by, kind: 'agree', task: id }, { ...by, kind: 'reject', task: id }]),
    ...(admin ? open : own).map(({ id }): FlowAction => ({ ...by, kind: 'transfer', task: id, to: someone, admin })),
    { ...by, kind: 'withdraw' },
    ...decided.map(({ id }): FlowAction => ({ ...by, kind: 'withdraw', task: id })),
    ...state.tokens.map(({ node }): FlowAction => ({ ...by, kind: 'assign', node, people: [someone], admin })),
    { ...by, kind: 'copy', people: [someone], admin },
    { ...by, kind: 'revoke', admin }, { ...by, kind: 'close', admin }, { ...by, kind: 'archive', admin }, { ...by, kind: 'delete' },
  ]
}

function works(definition: FlowDefinition, state: FlowState, action: FlowAction): boolean {
  try {
    step(definition, state, action, { now: '', resolve: () => [someone], evaluate: () => false })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

function offer(definition: FlowDefinition, state: FlowState, action: FlowAction): Offer {
  if (action.kind === 'assign') return { verb: action.kind, node: action.node }
  const id = 'task' in action ? action.task : undefined
  if (id === undefined) return { verb: action.kind }
  const task = state.tasks.find((one) => one.id === id)
  if (action.kind !== 'reject' || !task) return { verb: action.kind, task: id }
  return { verb: action.kind, task: id, targets: returnTargets(definition, state, task) }
}
