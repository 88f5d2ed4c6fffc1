import { checkDefinition } from '../check-definition.ts'
import type { ApproveNode, FlowDefinition, FlowNode } from '../definition.ts'
import { sourceKey, type ApproverSource } from '../source.ts'
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

/** A random checked definition of 1 to 7 parts, of every node kind, policy and mode; at least 4 people. */
export function randomWorld(random: () => number, pool: readonly string[]): World {
  const count = 1 + Math.floor(random() * 7)
  const keys = Array.from({ length: count }, (_, i) => `n${i}`)
  const parts = keys.flatMap((key, i) => partOf(random, { key, next: keys[i + 1] ?? 'end', earlier: keys.slice(0, i), pool }))
  const money = random() < 0.5
  const definition = publishable(flowOf(Object.fromEntries(parts), { key: 'random', money }))
  const [drafter = ''] = pool
  return { definition, drafter, pool, resolve: resolver(random, pool) }
}

/** Form values that random conditions read. */
export function randomValues(random: () => number): FlowValues {
  return { amountCny: String(Math.floor(random() * 100)), inBudget: random() < 0.5 }
}

/** Drops from each node the policies that the check refuses there. */
function publishable(definition: FlowDefinition): FlowDefinition {
  const wrong = new Set(checkDefinition(definition).map(({ node }) => node))
  const nodes = Object.entries(definition.nodes).map(([key, node]): Entry => {
    if (!wrong.has(key) || node.kind !== 'approve') return [key, node]
    const { onFail: _, drafterIsApprover: __, ...rest } = node
    return [key, rest]
  })
  const better = { ...definition, nodes: Object.fromEntries(nodes) }
  return wrong.size === 0 ? definition : publishable(better)
}

interface Part { readonly key: string; readonly next: string; readonly earlier: readonly string[]; readonly pool: readonly string[] }
type Entry = readonly [string, FlowNode]

function partOf(random: () => number, part: Part): Entry[] {
  const { key, next, pool } = part
  return pickWeighted<() => Entry[]>(random, [
    [6, () => [[key, approve(random, part)]]],
    [1, () => [[key, { kind: 'cc', label: named(key), next, people: { by: 'people', ids: some(random, pool) } }]]],
    [1, () => [[key, { kind: 'auto', label: named(key), next, hook: 'rule' }]]],
    [2, () => [[key, gate(pick(random, ['amountCny >= 50', 'inBudget', 'amountCny < 20 && !inBudget']), `${key}a`, next)], [`${key}a`, approve(random, { ...part, key: `${key}a` })]]],
  ])()
}

function approve(random: () => number, { key, next, earlier, pool }: Part): ApproveNode {
  const maybe = <T>(chance: number, more: T) => random() < chance ? more : {}
  return {
    kind: 'approve', label: named(key), next, mode: pick(random, ['one', 'any', 'all', 'ratio']), percent: 1 + Math.floor(random() * 100),
    approver: pickWeighted<ApproverSource>(random, [
      [5, { by: 'people', ids: some(random, pool) }], [2, { by: 'role', role: 'few' }], [1, { by: 'role', role: 'nobody' }], [2, { by: 'departmentLeader' }],
    ]),
    ...maybe(0.7, { empty: pick(random, ['block', 'toAdmin', 'skip'] as const) }),
    ...maybe(0.3, { noAutoPass: true }),
    ...maybe(0.6, { drafterIsApprover: pick(random, ['superior', 'skip', 'allow'] as const) }),
    ...maybe(0.6, { afterReturn: pick(random, ['again', 'back'] as const) }),
    ...maybe(0.2, { onFail: pick(random, ['start', key, ...earlier]) }),
  }
}

function resolver(random: () => number, pool: readonly string[]): World['resolve'] {
  const few: readonly [ApproverSource, readonly string[]][] = [
    [{ by: 'role', role: 'few' }, some(random, pool)],
    [{ by: 'departmentLeader' }, [pick(random, pool)]],
    [{ by: 'superior' }, random() < 0.8 ? [pick(random, pool)] : []],
    [{ by: 'flowAdmin' }, random() < 0.8 ? [pick(random, pool)] : []],
  ]
  const table = new Map(few.map(([source, people]) => [sourceKey(source), people]))
  return (source) => table.get(sourceKey(source)) ?? (source.by === 'people' ? source.ids : [])
}
