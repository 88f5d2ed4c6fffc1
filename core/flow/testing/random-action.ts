import type { FlowAction } from '../action.ts'
import type { FlowDefinition } from '../definition.ts'
import { returnTargets } from '../send-back.ts'
import { openTasks, type FlowState, type Task } from '../state.ts'
import { pick, pickWeighted, some } from './random.ts'
import { randomValues } from './random-world.ts'

/**
 * What somebody might try next: mostly sensible, so that walks get far, and one time in eight by the
 * wrong person, on any task or in any state, which the engine has to refuse. The same for the pure
 * walk and for clients that go through the server.
 */
export function randomAction(random: () => number, definition: FlowDefinition, state: FlowState, pool: readonly string[]): FlowAction {
  const open = openTasks(state)
  const wild = random() < 0.125
  const task = wild && state.tasks.length > 0 ? pick(random, state.tasks) : open.length > 0 ? pick(random, open) : undefined
  const actor = wild ? pick(random, pool) : state.drafter
  const running = state.status === '1' || wild
  const over = wild || state.status > '1'
  return pickWeighted<() => FlowAction>(random, [
    [state.status === '0' ? 40 : wild ? 4 : 0, () => submit(random, actor)],
    [task ? 55 : 0, () => onTask(random, definition, state, { task, pool, wild })],
    [running ? 3 : 0, () => ({ kind: 'withdraw', actor })],
    [running ? 5 : 0, () => takeBack(random, state, actor)],
    [state.tokens.some(({ blocked }) => blocked !== null) ? 40 : wild ? 2 : 0, () => assign(random, state, pool)],
    [3, () => ({ kind: 'copy', actor, people: some(random, pool) })],
    [2, () => ({ kind: 'view', actor: pick(random, pool) })],
    [over ? 4 : 0.4, () => ({ kind: 'revoke', actor, opinion: 'mistake', admin: random() < 0.1 })],
    [over ? 4 : 0.4, () => ({ kind: 'close', actor, admin: random() < 0.1 })],
    [over ? 4 : 0, () => ({ kind: 'archive', actor })],
    [over || state.status === '0' ? 2 : 0, () => ({ kind: 'delete', actor })],
  ])()
}

function submit(random: () => number, actor: string): FlowAction {
  return { kind: 'submit', actor, values: randomValues(random), ...(random() < 0.8 ? { hash: pick(random, ['a', 'a', 'a', 'b']) } : {}) }
}

interface On { readonly task: Task | undefined; readonly pool: readonly string[]; readonly wild: boolean }

function onTask(random: () => number, definition: FlowDefinition, state: FlowState, { task, pool, wild }: On): FlowAction {
  const id = task?.id ?? 'none'
  const actor = wild || !task ? pick(random, pool) : task.assignee
  return pickWeighted<() => FlowAction>(random, [
    [50, () => ({ kind: 'agree', actor, task: id, ...(wild ? { hash: 'b' } : {}) })],
    [16, () => ({ kind: 'reject', actor, task: id, opinion: wild ? ' ' : 'no', ...targetOf(random, definition, state, task) })],
    [15, () => ({ kind: 'view', actor, task: id })],
    [8, () => ({ kind: 'transfer', actor, task: id, to: pick(random, pool), admin: random() < 0.1 })],
  ])()
}

function targetOf(random: () => number, definition: FlowDefinition, state: FlowState, task: Task | undefined): { target?: string } {
  if (random() < 0.05) return { target: 'end' }
  const targets = task && state.tokens.some(({ node }) => node === task.node) ? returnTargets(definition, state, task) : []
  return targets.length > 0 && random() < 0.7 ? { target: pick(random, targets) } : {}
}

function takeBack(random: () => number, state: FlowState, actor: string): FlowAction {
  const decided = state.tasks.filter(({ result }) => result === 'agreed').slice(-3)
  if (decided.length === 0) return { kind: 'withdraw', actor, task: 'none' }
  const { id, assignee } = pick(random, decided)
  return { kind: 'withdraw', actor: assignee, task: id }
}

function assign(random: () => number, state: FlowState, pool: readonly string[]): FlowAction {
  const node = state.tokens[0]?.node ?? 'none'
  return { kind: 'assign', actor: pick(random, pool), admin: random() < 0.9, node, ...(random() < 0.8 ? { people: some(random, pool) } : {}) }
}
