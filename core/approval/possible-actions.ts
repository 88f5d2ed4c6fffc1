import { Refusal } from '../words/refusal.ts'
import type { AddSign, FlowAction } from './action.ts'
import { jumpTargets } from './actions/jump-and-terminate.ts'
import { step } from './approval-engine.ts'
import { choices, choicesAfter } from './chosen-approvers.ts'
import { isPeopleNode, nodeOf, type AfterReturn, type FlowDefinition } from './definition.ts'
import { returnTargets } from './send-back.ts'
import { openTasks, type FlowState, type Task } from './state.ts'

/** Something this person may do now. */
export interface Offer {
  readonly verb: FlowAction['kind']
  /** The task it acts on. */
  readonly task?: string
  /** For `reject`: earlier nodes to choose from, besides the drafter; for `jump`: where it may be moved. */
  readonly targets?: readonly string[]
  /** For `assign` the blocked node, for `jump` where it stands. */
  readonly node?: string
  /** For `reject`: how it goes on after a return, unless the handler says otherwise. */
  readonly onward?: AfterReturn
  /** For `addSign`: in which ways. */
  readonly ways?: readonly AddSign['how'][]
  /** For `submit` and `agree`: later nodes whose people one may choose. */
  readonly choices?: readonly string[]
}

/**
 * What a person may do in this state, for himself and for those who are `absent`. Found by trying each action on the
 * engine, so a button is offered exactly when the engine would not refuse it for state or person.
 */
export function possible(
  definition: FlowDefinition,
  state: FlowState,
  actor: string,
  admin = false,
  absent: readonly string[] = [],
): Offer[] {
  return candidates(definition, state, { actor, admin, absent })
    .filter((action) => works(definition, state, action))
    .map((action) => offer(definition, state, action))
}

const someone = '?'
const noTime = '9999-12-31T00:00:00.000Z'

interface Who {
  readonly actor: string
  readonly admin: boolean
  readonly absent: readonly string[]
}

function candidates(definition: FlowDefinition, state: FlowState, { actor, admin, absent }: Who): FlowAction[] {
  const by = { actor, opinion: someone }
  const open = openTasks(state)
  const own = open.filter(({ assignee }) => assignee === actor || absent.includes(assignee))
  const behalfOf = new Map(own.filter(({ assignee }) => assignee !== actor).map(({ id, assignee }) => [id, assignee]))
  const on = (task: string) => {
    const behalf = behalfOf.get(task)
    return { ...by, task, ...(behalf === undefined ? {} : { behalf }) }
  }
  const decided = state.tasks.filter(
    ({ assignee, by: agent, result }) => (assignee === actor || agent === actor) && result === 'agreed',
  )
  return [
    { ...by, kind: 'submit', values: state.values },
    ...own.flatMap(({ id, added }): FlowAction[] =>
      added?.how === 'delegate'
        ? [{ ...on(id), kind: 'answer' }]
        : [
            { ...on(id), kind: 'agree' },
            { ...on(id), kind: 'reject' },
            { ...on(id), kind: 'refuse' },
          ],
    ),
    ...own.flatMap(({ id }): FlowAction[] => [
      { ...on(id), kind: 'claim' },
      { ...on(id), kind: 'release' },
    ]),
    ...(admin ? open : own).map(({ id }): FlowAction => ({ ...on(id), kind: 'transfer', to: someone, admin })),
    ...own.flatMap(({ id }): FlowAction[] => [
      { ...on(id), kind: 'delegate', to: someone },
      { ...on(id), kind: 'addSign', how: 'beside', people: [someone] },
    ]),
    ...open
      .filter(({ added }) => admin || added !== null)
      .map(({ id }): FlowAction => ({ ...by, kind: 'removeSign', task: id, admin })),
    { ...by, kind: 'withdraw' },
    ...decided.map(({ id }): FlowAction => ({ ...by, kind: 'withdraw', task: id })),
    ...state.tokens.map(({ node }): FlowAction => ({ ...by, kind: 'assign', node, people: [someone], admin })),
    ...(admin
      ? state.tokens.flatMap((token): FlowAction[] =>
          jumpTargets(definition, state, token)
            .slice(0, 1)
            .map((to) => ({ ...by, kind: 'jump', node: token.node, to, admin })),
        )
      : []),
    { ...by, kind: 'urge', admin },
    { ...by, kind: 'suspend', admin },
    { ...by, kind: 'resume', admin },
    { ...by, kind: 'terminate', admin },
    { ...by, kind: 'copy', people: [someone], admin },
    { ...by, kind: 'revoke', admin },
    { ...by, kind: 'close', admin },
    { ...by, kind: 'archive', admin },
    { ...by, kind: 'delete' },
  ]
}

function works(definition: FlowDefinition, state: FlowState, action: FlowAction): boolean {
  try {
    step(definition, state, action, { now: noTime, resolve: () => [someone], evaluate: () => false })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

function offer(definition: FlowDefinition, state: FlowState, action: FlowAction): Offer {
  const verb = action.kind
  if (verb === 'assign') return { verb, node: action.node }
  if (verb === 'jump')
    return {
      verb,
      node: action.node,
      targets: state.tokens
        .filter(({ node }) => node === action.node)
        .slice(0, 1)
        .flatMap((token) => jumpTargets(definition, state, token)),
    }
  const id = 'task' in action ? action.task : undefined
  const task = state.tasks.find((one) => one.id === id)
  const chosen = chosenBy(definition, verb, task)
  const more = chosen.length === 0 ? {} : { choices: chosen }
  if (id === undefined) return { verb, ...more }
  if (verb === 'addSign' && task) return { verb, task: id, ways: waysOf(definition, task) }
  if (verb !== 'reject' || !task) return { verb, task: id, ...more }
  return { verb, task: id, targets: returnTargets(definition, state, task), ...onwardOf(definition, task) }
}

function onwardOf(definition: FlowDefinition, { node: key }: Task): { readonly onward?: AfterReturn } {
  const node = nodeOf(definition, key)
  return isPeopleNode(node) && node.mode !== 'ratio' ? { onward: node.afterReturn ?? 'again' } : {}
}

function waysOf(definition: FlowDefinition, { node: key }: Task): readonly AddSign['how'][] {
  const node = nodeOf(definition, key)
  return isPeopleNode(node) && node.mode === 'ratio' ? ['beside'] : ['before', 'after', 'beside']
}

function chosenBy(definition: FlowDefinition, verb: FlowAction['kind'], task: Task | undefined): readonly string[] {
  if (verb === 'submit') return choices(definition, 'drafter').map(({ node }) => node)
  return verb === 'agree' && task ? choicesAfter(definition, task.node) : []
}
