import { sourceKey, type ApproverSource } from '../approver-source.ts'
import { checkDefinition } from '../check-definition.ts'
import { isPeopleNode, type FlowDefinition, type FlowNode, type PeopleNode } from '../definition.ts'
import type { FlowValues } from '../state.ts'
import { pick, pickWeighted, some } from './random.ts'
import { flowOf, gate, named } from './sample-flows.ts'

/** A flow with the people around it; the first of `pool` drafts. */
export interface World {
  readonly definition: FlowDefinition
  readonly drafter: string
  readonly pool: readonly string[]
  readonly resolve: (source: ApproverSource) => readonly string[]
}

/**
 * A random checked definition of 1 to 7 parts, of every node kind, policy and mode, branches in branches too; at least
 * 4 people.
 */
export function randomWorld(random: () => number, pool: readonly string[]): World {
  const parts = chain(random, { name: 'n', last: 'end', most: 7, earlier: [], pool, depth: 0 })
  const money = random() < 0.5
  const definition = publishable(flowOf(Object.fromEntries(parts), { key: 'random', money }))
  const [drafter = ''] = pool
  return { definition, drafter, pool, resolve: resolver(random, pool) }
}

interface Chain {
  readonly name: string
  /** Where the last part leads. */
  readonly last: string
  readonly most: number
  readonly earlier: readonly string[]
  readonly pool: readonly string[]
  readonly depth: number
}

function chain(random: () => number, { name, last, most, earlier, pool, depth }: Chain): Entry[] {
  const keys = Array.from({ length: 1 + Math.floor(random() * most) }, (_, i) => `${name}${i}`)
  return keys.flatMap((key, i) =>
    partOf(random, { key, next: keys[i + 1] ?? last, earlier: [...earlier, ...keys.slice(0, i)], pool, depth }),
  )
}

/** Form values that random conditions read. */
export function randomValues(random: () => number): FlowValues {
  return {
    amountCny: String(Math.floor(random() * 100)),
    inBudget: random() < 0.5,
    ...(random() < 0.7 ? { day: '2025-07-01' } : {}),
    lines: ['a', 'b', 'c'].slice(0, Math.floor(random() * 4)).map((id) => ({ id })),
  }
}

/** Drops from each node the policies that the check refuses there. */
function publishable(definition: FlowDefinition): FlowDefinition {
  const wrong = new Set(checkDefinition(definition).map(({ node }) => node))
  const nodes = Object.entries(definition.nodes).map(([key, node]): Entry => {
    if (!wrong.has(key) || !isPeopleNode(node)) return [key, node]
    const { onFail: _, drafterIsApprover: __, overdue: ___, ...rest } = node
    return [key, rest]
  })
  const better = { ...definition, nodes: Object.fromEntries(nodes) }
  return wrong.size === 0 ? definition : publishable(better)
}

interface Part {
  readonly key: string
  readonly next: string
  readonly earlier: readonly string[]
  readonly pool: readonly string[]
  readonly depth: number
}
type Entry = readonly [string, FlowNode]

function partOf(random: () => number, part: Part): Entry[] {
  const { key, next, pool } = part
  return pickWeighted<() => Entry[]>(random, [
    [6, () => [[key, people(random, part)]]],
    [1, () => [[key, { kind: 'cc', label: named(key), next, people: { by: 'people', ids: some(random, pool) } }]]],
    [1, () => [[key, { kind: 'auto', label: named(key), next, hook: 'rule' }]]],
    [
      1,
      () => [
        [
          key,
          {
            kind: 'delay',
            label: named(key),
            next,
            wait: pick(random, [{ hours: 4 }, { minutes: 30 }, { field: 'day' }]),
          },
        ],
      ],
    ],
    [1.2, () => [[key, subflow(random, key, next)]]],
    [
      2,
      () => [
        [key, gate(condition(random), `${key}a`, next)],
        [`${key}a`, people(random, { ...part, key: `${key}a` })],
      ],
    ],
    [part.depth < 2 ? 2.5 : 0, () => fork(random, part)],
  ])()
}

/** Two or three branches, one of them sometimes empty, and their join. */
function fork(random: () => number, { key, next, earlier, pool, depth }: Part): Entry[] {
  const join = `${key}j`
  const names = ['a', 'b', 'c'].slice(0, 2 + Math.floor(random() * 2)).map((name) => `${key}${name}`)
  const chains = names.map((name, at) =>
    at === 0 && random() < 0.4 ? [] : chain(random, { name, last: join, most: 2, earlier, pool, depth: depth + 1 }),
  )
  const firsts = chains.map(([first]) => first?.[0] ?? join)
  const node: FlowNode =
    random() < 0.5
      ? { kind: 'parallel', label: named(key), branches: firsts.map((to) => ({ to })), join }
      : {
          kind: 'inclusive',
          label: named(key),
          branches: firsts.slice(1).map((to) => ({ when: condition(random), to })),
          otherwise: firsts[0] ?? join,
          join,
        }
  return [[key, node], ...chains.flat(), [join, { kind: 'join', label: named(join), next }]]
}

function subflow(random: () => number, key: string, next: string): FlowNode {
  return {
    kind: 'subflow',
    label: named(key),
    next,
    process: 'child',
    mode: random() < 0.8 ? 'sync' : 'async',
    values: {},
    ...(random() < 0.5 ? { over: 'lines' } : {}),
    ...(random() < 0.7 ? { onRejected: pick(random, ['return', 'end', 'goOn'] as const) } : {}),
  }
}

function condition(random: () => number): string {
  return pick(random, ['amountCny >= 50', 'inBudget', 'amountCny < 20 && !inBudget'])
}

function people(random: () => number, { key, next, earlier, pool }: Part): PeopleNode {
  const maybe = <T>(chance: number, more: T) => (random() < chance ? more : {})
  const kind = pickWeighted<PeopleNode['kind']>(random, [
    [6, 'approve'],
    [1, 'fill'],
    [1, 'seal'],
  ])
  return {
    kind,
    label: named(key),
    next,
    mode: pick(random, kind === 'approve' ? ['one', 'any', 'all', 'ratio', 'order'] : ['one', 'any', 'all', 'order']),
    percent: 1 + Math.floor(random() * 100),
    approver: pickWeighted<ApproverSource>(random, [
      [5, { by: 'people', ids: some(random, pool) }],
      [2, { by: 'role', role: 'few' }],
      [1, { by: 'role', role: 'nobody' }],
      [2, { by: 'departmentLeader' }],
      [
        0.7,
        {
          by: 'choice',
          of: pick(random, ['drafter', 'handler'] as const),
          ...maybe(0.5, { range: { by: 'people', ids: pool.slice(0, 3) } as const }),
        },
      ],
    ]),
    ...maybe(0.7, { empty: pick(random, ['block', 'toAdmin', 'skip'] as const) }),
    ...maybe(0.3, { noAutoPass: true }),
    ...maybe(0.15, { fields: { amount: pick(random, ['write', 'required', 'hide'] as const) } }),
    ...maybe(0.6, { drafterIsApprover: pick(random, ['superior', 'skip', 'allow'] as const) }),
    ...maybe(0.6, { afterReturn: pick(random, ['again', 'back'] as const) }),
    ...maybe(0.2, { onFail: pick(random, ['start', key, ...earlier]) }),
    ...maybe(0.3, { limitHours: 8, overdue: pick(random, ['remind', 'escalate', 'pass', 'return'] as const) }),
  }
}

function resolver(random: () => number, pool: readonly string[]): World['resolve'] {
  const few: readonly [ApproverSource, readonly string[]][] = [
    [{ by: 'role', role: 'few' }, some(random, pool)],
    [{ by: 'departmentLeader' }, [pick(random, pool)]],
    [{ by: 'superior' }, random() < 0.8 ? [pick(random, pool)] : []],
    [{ by: 'flowAdmin' }, random() < 0.8 ? [pick(random, pool)] : []],
  ]
  const superiors = new Map(pool.map((person) => [person, random() < 0.7 ? [pick(random, pool)] : []]))
  const table = new Map(few.map(([source, people]) => [sourceKey(source), people]))
  return (source) => {
    const known = table.get(sourceKey(source))
    if (known !== undefined) return known
    if (source.by === 'people') return source.ids
    return source.by === 'superiorOf' ? (superiors.get(source.person) ?? []) : []
  }
}
