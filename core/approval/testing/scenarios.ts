import type { FlowAction, FlowVerb } from '../action.ts'
import { jumpTargets } from '../actions/jump-and-terminate.ts'
import { isPeopleNode, nodeOf, type FlowNode, type SubflowNode } from '../definition.ts'
import { returnTargets } from '../send-back.ts'
import { openTasks, type FlowState, type Task } from '../state.ts'
import { withCopy } from './another-version.ts'
import type { World } from './random-world.ts'
import { randomNumbers } from './random.ts'
import { askPeople, flowOf, named } from './sample-flows.ts'

/** Where an operation is tried: a node of some kind and way of deciding, outside branches, in one, or behind them. */
export interface Place {
  readonly name: string
  readonly node: FlowNode
  readonly where: 'outside' | 'inside' | 'behind'
}

const three = ['ann', 'bob', 'cai']
const lines = [{ id: 'one' }, { id: 'two' }]
const nodes: readonly (readonly [string, FlowNode])[] = [
  ...(['one', 'any', 'all', 'order'] as const).flatMap((mode): (readonly [string, FlowNode])[] =>
    (['approve', 'fill', 'seal'] as const).map(
      (kind) =>
        [
          `${kind} ${mode}`,
          { ...askPeople(three, 'after', { mode, limitHours: 4, overdue: 'escalate' }), kind },
        ] as const,
    ),
  ),
  ['approve ratio', askPeople(three, 'after', { mode: 'ratio', percent: 60, onFail: 'first' })],
  [
    'approve, come back to me',
    askPeople(three, 'after', { mode: 'all', afterReturn: 'back', limitHours: 4, overdue: 'return' }),
  ],
  [
    'approve, passed when overdue',
    askPeople(three, 'after', { mode: 'any', noAutoPass: true, limitHours: 4, overdue: 'pass' }),
  ],
  ['approve, nobody found', askPeople([], 'after', { approver: { by: 'role', role: 'nobody' } })],
  ['sub-process', sub({})],
  ['sub-process for each line', sub({ over: 'lines' })],
  ['sub-process for each line, refused goes on', sub({ over: 'lines', onRejected: 'goOn' })],
  ['sub-process, refused ends it', sub({ onRejected: 'end' })],
  ['delay', { kind: 'delay', label: named('here'), next: 'after', wait: { hours: 4 } }],
]

function sub(more: Partial<SubflowNode>): SubflowNode {
  return { kind: 'subflow', label: named('here'), next: 'after', process: 'child', mode: 'sync', values: {}, ...more }
}

/** Every place. */
export const places: readonly Place[] = nodes.flatMap(([name, node]) =>
  (['outside', 'inside', 'behind'] as const).map((where) => ({ name: `${name}, ${where}`, node, where })),
)

/** Every operation that may be tried there, twice where there are two ways. */
export const operations = [
  'agree',
  'agreeChanged',
  'reject',
  'rejectEarlier',
  'rejectBack',
  'refuse',
  'answer',
  'withdraw',
  'takeBack',
  'revoke',
  'transfer',
  'delegate',
  'addBefore',
  'addAfter',
  'addBeside',
  'removeSign',
  'claim',
  'release',
  'copy',
  'urge',
  'close',
  'view',
  'assign',
  'suspend',
  'resume',
  'jump',
  'jumpElsewhere',
  'terminate',
  'fire',
  'expire',
  'submit',
  'archive',
  'delete',
  'behalf',
  'move',
  'childEnded',
  'childRefused',
] as const

export type Operation = (typeof operations)[number]

/** A flow with that place: a step before it, a sister branch with a running timer, and a step after it. */
export function worldAt({ node, where }: Place, money: boolean): World {
  const at = { ...node, ...('next' in node ? { next: where === 'inside' ? 'follow' : 'last' } : {}) } as FlowNode // the same kind, leading elsewhere
  const fork: FlowNode = {
    kind: 'parallel',
    label: named('fork'),
    branches: [{ to: where === 'inside' ? 'here' : 'plain' }, { to: 'timer' }, { to: 'vote' }],
    join: 'meet',
  }
  const branches: Readonly<Record<string, FlowNode>> = {
    fork,
    ...(where === 'inside' ? { here: at, follow: askPeople(['eva'], 'meet') } : { plain: askPeople(['eva'], 'meet') }),
    timer: { kind: 'delay', label: named('timer'), next: 'meet', wait: { hours: 8 } },
    vote: askPeople(['dan', 'eva'], 'meet', { mode: 'all' }),
    meet: { kind: 'join', label: named('meet'), next: where === 'behind' ? 'here' : 'last' },
    ...(where === 'behind' ? { here: at } : {}),
  }
  const all =
    where === 'outside'
      ? {
          first: askPeople(['fei'], 'here'),
          here: { ...at, ...('next' in at ? { next: 'fork' } : {}) } as FlowNode,
          ...branches,
        }
      : { first: askPeople(['fei'], 'fork'), ...branches }
  const definition = flowOf(
    { ...all, last: askPeople(['gus'], 'aside'), aside: { ...sub({ mode: 'async', over: 'lines' }), next: 'end' } },
    { key: 'scenario', money },
  )
  return {
    definition: money ? definition : { ...definition, nodes: withoutSuperior(definition.nodes) },
    drafter: 'me',
    pool: ['me', ...three, 'dan', 'eva', 'fei', 'gus', 'hal', 'ida'],
    resolve: (source) => {
      if (source.by === 'people') return source.ids
      if (source.by === 'superiorOf') return ['hal']
      return source.by === 'flowAdmin' ? ['ida'] : []
    },
  }
}

// Elsewhere than with money the drafter may decide: then that is tried, too.
function withoutSuperior(all: Readonly<Record<string, FlowNode>>): Readonly<Record<string, FlowNode>> {
  return Object.fromEntries(
    Object.entries(all).map(([key, node]) => [
      key,
      isPeopleNode(node) ? { ...node, drafterIsApprover: 'allow' as const } : node,
    ]),
  )
}

/** Everybody before the place decides, until the flow stands there; null once it does. */
export function towards(state: FlowState, { where }: Place): FlowAction | null {
  if (state.status === '0') return { kind: 'submit', actor: 'me', values: { lines }, hash: 'h' }
  if (state.tokens.some(({ node, arrived }) => node === 'here' && !arrived)) return null
  const task = openTasks(state).find(({ node }) => where !== 'inside' || node === 'first')
  if (task) return { kind: 'agree', actor: task.assignee, task: task.id }
  const timer = state.tokens.find(({ node, arrived }) => node === 'timer' && !arrived)
  return timer ? { kind: 'fire', actor: 'machine', node: timer.node, round: timer.round } : null
}

/** The operation on what stands at the place, else on whatever is there. */
export function operationOn(world: World, state: FlowState, operation: Operation): FlowAction {
  const token = state.tokens.find(({ node }) => node === 'here') ?? state.tokens[0]
  const open = openTasks(state)
  const task = open.find(({ node }) => node === 'here') ?? open[0]
  const on = { actor: task?.assignee ?? 'ann', task: task?.id ?? 'none' }
  const admin = { actor: 'ida', admin: true, opinion: 'because' } as const
  const node = token?.node ?? 'here'
  const targets = token && !token.arrived ? jumpTargets(world.definition, state, token) : []
  switch (operation) {
    case 'agreeChanged':
      return { ...on, kind: 'agree', values: { amountCny: '7' }, sealed: `h${state.seq}` }
    case 'reject':
      return { ...on, kind: 'reject', opinion: 'no' }
    case 'rejectEarlier':
      return { ...on, kind: 'reject', opinion: 'no', onward: 'again', ...targetOf(world, state, task, 0) }
    case 'rejectBack':
      return { ...on, kind: 'reject', opinion: 'no', onward: 'back', ...targetOf(world, state, task, -1) }
    case 'refuse':
      return { ...on, kind: 'refuse', opinion: 'never' }
    case 'answer': {
      const asked = open.find(({ added }) => added?.how === 'delegate')
      return { kind: 'answer', actor: asked?.assignee ?? on.actor, task: asked?.id ?? on.task, opinion: 'fine' }
    }
    case 'takeBack':
      return takeBack(state)
    case 'transfer':
    case 'delegate':
      return { ...on, kind: operation, to: 'hal' }
    case 'addBefore':
    case 'addAfter':
    case 'addBeside':
      return {
        ...on,
        kind: 'addSign',
        how: ({ addBefore: 'before', addAfter: 'after', addBeside: 'beside' } as const)[operation],
        people: ['hal', 'gus'],
      }
    case 'removeSign':
      return {
        kind: 'removeSign',
        actor: 'ida',
        admin: true,
        task: open.find(({ added }) => added !== null)?.id ?? on.task,
      }
    case 'copy':
      return { kind: 'copy', actor: 'me', people: ['hal', 'ann'] }
    case 'assign':
      return { kind: 'assign', actor: 'ida', admin: true, node, people: ['hal'] }
    case 'childEnded':
    case 'childRefused':
      return endChild(state, operation === 'childEnded' ? 'approved' : 'refused')
    case 'suspend':
    case 'terminate':
      return { ...admin, kind: operation }
    case 'resume':
      return { ...admin, kind: 'resume' }
    case 'jump':
      return { ...admin, kind: 'jump', node, to: targets[0] ?? 'first' }
    case 'jumpElsewhere':
      return { ...admin, kind: 'jump', node, to: targets.at(-1) ?? 'last' }
    case 'fire': {
      const timer = state.tokens.find((one) => !one.arrived && nodeOf(world.definition, one.node).kind === 'delay')
      return { kind: 'fire', actor: 'machine', node: timer?.node ?? node, round: timer?.round ?? 1 }
    }
    case 'move':
      return {
        ...admin,
        kind: 'move',
        from: world.definition,
        to: withCopy(randomNumbers(state.seq), { ...world.definition, version: state.version + 1 }),
      }
    case 'expire':
      return { kind: 'expire', actor: 'machine', task: on.task }
    case 'submit':
      return { kind: 'submit', actor: 'me', values: { lines }, hash: 'h' }
    case 'behalf':
      return { kind: 'agree', actor: 'ida', behalf: on.actor, task: on.task }
    case 'agree':
    case 'view':
    case 'claim':
    case 'release':
      return { ...on, kind: operation }
    default:
      return { kind: operation, actor: 'me', opinion: 'because' }
  }
}

function endChild(state: FlowState, outcome: 'approved' | 'refused'): FlowAction {
  const token = state.tokens.find(({ children }) => children.length > 0)
  const child = token?.children.find((one) => one.outcome === null)
  return { kind: 'childEnded', actor: 'machine', node: token?.node ?? 'here', key: child?.key ?? 'none', outcome }
}

function targetOf(world: World, state: FlowState, task: Task | undefined, at: number): { readonly target?: string } {
  const target = task && returnTargets(world.definition, state, task).at(at)
  return target === undefined ? {} : { target }
}

function takeBack(state: FlowState): FlowAction {
  const task = state.tasks.findLast(({ result, automatic }) => result === 'agreed' && !automatic)
  return { kind: 'withdraw', actor: task?.by ?? task?.assignee ?? 'ann', task: task?.id ?? 'none' }
}

/** Every verb that some operation stands for, for a test to see that none is left out. */
export const coveredVerbs: ReadonlySet<string> = new Set<FlowVerb>([
  'agree',
  'reject',
  'refuse',
  'answer',
  'withdraw',
  'revoke',
  'transfer',
  'delegate',
  'addSign',
  'removeSign',
  'claim',
  'release',
  'copy',
  'urge',
  'close',
  'view',
  'assign',
  'suspend',
  'resume',
  'jump',
  'terminate',
  'fire',
  'expire',
  'childEnded',
  'move',
  'submit',
  'archive',
  'delete',
])
