import type { FlowAction } from '../action.ts'
import { possible } from '../possible-actions.ts'
import { openTasks, type FlowState } from '../state.ts'
import { Proven } from './invariant-checked-instance.ts'
import type { World } from './random-world.ts'

/**
 * Takes everything that anybody may do, in every order, up to a depth, and examines every state on the
 * way. States that differ only in when they came about are gone on from once. Answers how many there are.
 */
export function explore(world: World, depth: number): number {
  const seen = new Set<string>()
  let ways: readonly (readonly FlowAction[])[] = [
    [{ kind: 'submit', actor: world.drafter, values: { lines: [{ id: 'one' }, { id: 'two' }] }, hash: 'h' }],
  ]
  for (let level = 0; level < depth; level += 1) ways = ways.flatMap((way) => further(world, way, seen))
  return seen.size
}

function further(world: World, way: readonly FlowAction[], seen: Set<string>): (readonly FlowAction[])[] {
  const one = new Proven(world, JSON.stringify(way.map(({ kind, actor }) => `${actor} ${kind}`)))
  for (const action of way) one.take(action)
  const shape = shapeOf(one.state)
  if (seen.has(shape)) return []
  seen.add(shape)
  one.finish()
  return everything(world, one.state).map((action) => [...way, action])
}

function everything(world: World, state: FlowState): FlowAction[] {
  const people = [
    ...new Set([
      state.drafter,
      ...openTasks(state).map(({ assignee }) => assignee),
      ...state.tasks.map(({ assignee }) => assignee),
    ]),
  ]
  const offered = [
    ...people.flatMap((actor) => offers(world, state, actor, false)),
    ...offers(world, state, 'boss', true),
  ]
  const timers = state.tokens
    .filter(({ arrived }) => !arrived)
    .map(({ node, round }): FlowAction => ({ kind: 'fire', actor: 'machine', node, round }))
  const ended = state.tokens.flatMap(({ node, children }) =>
    children
      .filter(({ outcome }) => outcome === null)
      .flatMap(({ key }) =>
        (['approved', 'refused'] as const).map((outcome): FlowAction => ({
          kind: 'childEnded',
          actor: 'machine',
          node,
          key,
          outcome,
        })),
      ),
  )
  return [...offered, ...timers, ...ended]
}

// What lets others read, or says something to them, leads to no other state that matters here.
const silent: ReadonlySet<string> = new Set([
  'copy',
  'urge',
  'archive',
  'delete',
  'close',
  'suspend',
  'resume',
  'terminate',
])

function offers(world: World, state: FlowState, actor: string, admin: boolean): FlowAction[] {
  return possible(world.definition, state, actor, admin)
    .filter(({ verb }) => !silent.has(verb))
    .flatMap((offer) => actionsOf(state, actor, admin, offer))
}

function actionsOf(
  state: FlowState,
  actor: string,
  admin: boolean,
  { verb, task = '', targets = [], node = '' }: ReturnType<typeof possible>[number],
): FlowAction[] {
  const by = { actor, opinion: 'because' }
  switch (verb) {
    case 'agree':
    case 'claim':
    case 'release':
      return [{ ...by, kind: verb, task }]
    case 'reject':
      return [undefined, ...targets].flatMap((target) =>
        (['again', 'back'] as const).map((onward): FlowAction => ({
          ...by,
          kind: 'reject',
          task,
          onward,
          ...(target === undefined ? {} : { target }),
        })),
      )
    case 'transfer':
    case 'delegate':
      return admin ? [] : [{ ...by, kind: verb, task, to: 'else' }]
    case 'addSign':
      return (['before', 'after', 'beside'] as const).map((how) => ({
        ...by,
        kind: 'addSign',
        task,
        how,
        people: ['more'],
      }))
    case 'removeSign':
      return [{ ...by, kind: 'removeSign', task, admin }]
    case 'jump':
      return targets.map((to) => ({ ...by, kind: 'jump', node, to, admin }))
    case 'withdraw':
      return [{ ...by, kind: 'withdraw', ...(task === '' ? {} : { task }) }]
    case 'submit':
      return [{ ...by, kind: 'submit', values: state.values, hash: 'h' }]
    case 'revoke':
      return [{ ...by, kind: 'revoke', admin }]
    default:
      return []
  }
}

/** Where it stands and who may do what; not how often it came there. */
function shapeOf({ status, tokens, tasks, held, back }: FlowState): string {
  const here = tokens.map(({ lane, node, back: wanted, arrived, blocked, queue, children }) => [
    lane.replaceAll(/#\d+/g, ''),
    node,
    wanted,
    arrived,
    blocked,
    queue,
    children.map(({ line, outcome }) => [line, outcome]),
  ])
  const asked = tokens.map((token) =>
    tasks
      .filter(({ node, round }) => node === token.node && round === token.round)
      .map(({ assignee, result, seat, added, viewedAt }) => [assignee, result, seat, added?.how, viewedAt !== null]),
  )
  return JSON.stringify([status, held, back?.length, here, asked])
}
