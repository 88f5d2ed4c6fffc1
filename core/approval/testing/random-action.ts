import type { Chosen, FlowAction, Submit } from '../action.ts'
import { jumpTargets } from '../actions/jump-and-terminate.ts'
import { choices } from '../chosen-approvers.ts'
import { nodeOf, type FlowDefinition } from '../definition.ts'
import { returnTargets } from '../send-back.ts'
import { openTasks, tasksOf, type FlowState, type Task, type Token } from '../state.ts'
import { anotherVersion } from './another-version.ts'
import { randomValues } from './random-world.ts'
import { pick, pickWeighted, some } from './random.ts'

/**
 * What somebody might try next: mostly sensible, so that walks get far, and one time in eight by the
 * wrong person, on any task or in any state, which the engine has to refuse. The same for the pure
 * walk and for clients that go through the server.
 */
export function randomAction(
  random: () => number,
  definition: FlowDefinition,
  state: FlowState,
  pool: readonly string[],
): FlowAction {
  const open = openTasks(state)
  const wild = random() < 0.125
  const among = wild && state.tasks.length > 0 ? state.tasks : open
  const task = among.length > 0 ? pick(random, among) : undefined
  const actor = wild ? pick(random, pool) : state.drafter
  const running = state.status === '1' || wild
  const over = wild || state.status > '1'
  return pickWeighted<() => FlowAction>(random, [
    [
      state.status === '0' ? 40 : 4 * Number(wild),
      () => ({ ...submit(random, actor), ...chosen(random, definition, 'drafter', pool) }),
    ],
    [task ? 55 : 0, () => onTask(random, definition, state, { task, pool, wild })],
    [running ? 3 : 0, () => ({ kind: 'withdraw', actor })],
    [
      state.tokens.some((token) => isDelay(definition, token)) ? 12 : Number(wild),
      () => fire(random, definition, state),
    ],
    [state.tokens.some(({ children }) => children.length > 0) ? 12 : Number(wild), () => childEnded(random, state)],
    [running ? 1 : 0, () => ({ kind: 'urge', actor, admin: random() < 0.1 })],
    [
      running && !state.suspended ? 1 : 0,
      () => ({ kind: 'suspend', actor: pick(random, pool), admin: random() < 0.8, opinion: wild ? '' : 'wait' }),
    ],
    [state.suspended ? 40 : Number(wild), () => ({ kind: 'resume', actor: pick(random, pool), admin: random() < 0.9 })],
    [running ? 3 : 0, () => jump(random, definition, state, pool)],
    [
      running ? 0.3 : 0,
      () => ({ kind: 'terminate', actor: pick(random, pool), admin: random() < 0.8, opinion: 'over' }),
    ],
    [
      running ? 1.5 : 0.3,
      () => ({
        kind: 'move',
        actor: pick(random, pool),
        admin: random() < 0.9,
        from: definition,
        to: anotherVersion(random, definition),
      }),
    ],
    [running ? 5 : 0, () => takeBack(random, state, actor)],
    [state.tokens.some(({ blocked }) => blocked !== null) ? 40 : 2 * Number(wild), () => assign(random, state, pool)],
    [3, () => ({ kind: 'copy', actor, people: some(random, pool) })],
    [2, () => ({ kind: 'view', actor: pick(random, pool) })],
    [over ? 2 : 0.15, () => ({ kind: 'revoke', actor, opinion: 'mistake', admin: random() < 0.1 })],
    [over ? 2 : 0.15, () => ({ kind: 'close', actor, admin: random() < 0.1 })],
    [over ? 4 : 0, () => ({ kind: 'archive', actor })],
    [over || state.status === '0' ? 2 : 0, () => ({ kind: 'delete', actor })],
  ])()
}

function submit(random: () => number, actor: string): Submit {
  return {
    kind: 'submit',
    actor,
    values: randomValues(random),
    ...(random() < 0.8 ? { hash: pick(random, ['a', 'a', 'a', 'b']) } : {}),
  }
}

interface On {
  readonly task: Task | undefined
  readonly pool: readonly string[]
  readonly wild: boolean
}

function onTask(
  random: () => number,
  definition: FlowDefinition,
  state: FlowState,
  { task, pool, wild }: On,
): FlowAction {
  const id = task?.id ?? 'none'
  const actor = wild || !task ? pick(random, pool) : task.assignee
  // Now and then somebody else acts for him.
  const by = !wild && task && random() < 0.08 ? { actor: pick(random, pool), behalf: task.assignee } : { actor }
  const mine = [...state.tasks].filter((one) => one.result === null && one.added !== null)
  return pickWeighted<() => FlowAction>(random, [
    [
      50,
      () => ({
        ...by,
        kind: 'agree',
        task: id,
        ...(wild ? { hash: 'b' } : {}),
        ...(random() < 0.06 ? { values: randomValues(random), sealed: pick(random, ['c', 'd']) } : {}),
        ...chosen(random, definition, 'handler', pool),
      }),
    ],
    [
      16,
      () => ({
        ...by,
        kind: 'reject',
        task: id,
        opinion: wild ? ' ' : 'no',
        ...targetOf(random, definition, state, task),
        ...(random() < 0.5 ? { onward: pick(random, ['again', 'back'] as const) } : {}),
      }),
    ],
    [0.6, () => ({ ...by, kind: 'refuse', task: id, opinion: wild ? '' : 'never' })],
    [
      task?.added?.how === 'delegate' ? 40 : 0.5,
      () => ({ ...by, kind: 'answer', task: id, opinion: wild ? '' : 'fine' }),
    ],
    [15, () => ({ kind: 'view', actor, task: id })],
    [6, () => ({ ...by, kind: 'transfer', task: id, to: pick(random, pool), admin: random() < 0.1 })],
    [5, () => ({ ...by, kind: 'delegate', task: id, to: pick(random, pool) })],
    [
      8,
      () => ({
        ...by,
        kind: 'addSign',
        task: id,
        how: pick(random, ['before', 'after', 'beside'] as const),
        people: wild ? [] : some(random, pool).slice(0, 2),
      }),
    ],
    [mine.length > 0 ? 6 : 1, () => removeSign(random, state, mine, id)],
    [6, () => ({ ...by, kind: 'claim', task: id })],
    [
      task !== undefined && tasksOf(state.tasks, task).some(({ result }) => result === 'claimed') ? 60 : 0.5,
      () => ({ ...by, kind: 'release', task: id }),
    ],
    [4, () => ({ kind: 'expire', actor: 'machine', task: id })],
  ])()
}

function removeSign(random: () => number, state: FlowState, added: readonly Task[], id: string): FlowAction {
  const [task] = added
  const from = state.tasks.find((one) => one.id === task?.added?.from)
  return {
    kind: 'removeSign',
    actor: from?.by ?? from?.assignee ?? state.drafter,
    task: task?.id ?? id,
    admin: random() < 0.2,
  }
}

function chosen(
  random: () => number,
  definition: FlowDefinition,
  of: 'drafter' | 'handler',
  pool: readonly string[],
): { choose?: Chosen } {
  const open = choices(definition, of)
  if (open.length === 0) return random() < 0.01 ? { choose: { nowhere: [] } } : {}
  return random() < 0.8
    ? { choose: Object.fromEntries(open.map(({ node }) => [node, some(random, pool.slice(0, 3))])) }
    : {}
}

function isDelay(definition: FlowDefinition, { node, arrived }: Token): boolean {
  return !arrived && nodeOf(definition, node).kind === 'delay'
}

function fire(random: () => number, definition: FlowDefinition, state: FlowState): FlowAction {
  const token = state.tokens.find((one) => isDelay(definition, one)) ?? state.tokens[0]
  return {
    kind: 'fire',
    actor: 'machine',
    node: token?.node ?? 'none',
    round: (token?.round ?? 1) - (random() < 0.05 ? 1 : 0),
  }
}

function childEnded(random: () => number, state: FlowState): FlowAction {
  const token = state.tokens.find(({ children }) => children.length > 0)
  const open = token?.children.filter(({ outcome }) => outcome === null) ?? []
  const child = open.length > 0 && random() < 0.95 ? pick(random, open).key : (token?.children[0]?.key ?? 'none')
  return {
    kind: 'childEnded',
    actor: 'machine',
    node: token?.node ?? 'none',
    key: child,
    outcome: random() < 0.75 ? 'approved' : 'refused',
  }
}

function jump(random: () => number, definition: FlowDefinition, state: FlowState, pool: readonly string[]): FlowAction {
  const token = state.tokens.length > 0 ? pick(random, state.tokens) : undefined
  const targets = token && !token.arrived ? jumpTargets(definition, state, token) : []
  return {
    kind: 'jump',
    actor: pick(random, pool),
    admin: random() < 0.9,
    opinion: 'there',
    node: token?.node ?? 'none',
    to: targets.length > 0 ? pick(random, targets) : 'end',
  }
}

function targetOf(
  random: () => number,
  definition: FlowDefinition,
  state: FlowState,
  task: Task | undefined,
): { target?: string } {
  if (random() < 0.05) return { target: 'end' }
  const targets =
    task && state.tokens.some(({ node }) => node === task.node) ? returnTargets(definition, state, task) : []
  return targets.length > 0 && random() < 0.7 ? { target: pick(random, targets) } : {}
}

function takeBack(random: () => number, state: FlowState, actor: string): FlowAction {
  const decided = state.tasks.filter(({ result }) => result === 'agreed').slice(-3)
  if (decided.length === 0) return { kind: 'withdraw', actor, task: 'none' }
  const { id, assignee } = pick(random, decided)
  return { kind: 'withdraw', actor: assignee, task: id }
}

function assign(random: () => number, state: FlowState, pool: readonly string[]): FlowAction {
  const node = (state.tokens.find(({ blocked }) => blocked !== null) ?? state.tokens[0])?.node ?? 'none'
  return {
    kind: 'assign',
    actor: pick(random, pool),
    admin: random() < 0.9,
    node,
    ...(random() < 0.8 ? { people: some(random, pool) } : {}),
  }
}
