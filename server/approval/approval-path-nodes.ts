import { apart, depthOf, forkAround } from '../../core/approval/branch-lane.ts'
import { type Tally, tally } from '../../core/approval/count-votes.ts'
import { isPeopleNode, type FlowDefinition, type NodeKind } from '../../core/approval/definition.ts'
import type { DryStep } from '../../core/approval/dry-run.ts'
import { branchOf, inOrder } from '../../core/approval/order-visits-by-branch.ts'
import type { FlowState, FlowValues, Visit, VisitOutcome } from '../../core/approval/state.ts'
import { tasksOf } from '../../core/approval/state.ts'
import type { AnyDocument } from '../../core/description/document.ts'
import type { Lang } from '../../core/values/language.ts'
import { Refusal } from '../../core/words/refusal.ts'
import type { Ctx } from '../platform/context/context.ts'
import type { StoredRecord } from '../records/schema/stored-record.ts'
import { flowValues } from './condition-values.ts'
import { previewPath } from './preview/preview-path.ts'

/** One node of the way of an approval, gone or to come; people are ids. */
export interface ShownNode {
  readonly key: string
  readonly round: number | null
  readonly label: string
  readonly kind: NodeKind
  readonly mode: string | null
  /** `stopped`: the case ended while it stood here. */
  readonly state: 'done' | 'current' | 'blocked' | 'stopped' | 'future' | 'skipped'
  readonly people: readonly string[]
  /** The branch it stands in, outside all of them null. */
  readonly branch: ShownBranch | null
  /** How the votes stand where shares decide. */
  readonly vote: Tally | null
}

/** The innermost branch around a node. */
interface ShownBranch {
  readonly key: string
  /** Counted from 1; 0 for the otherwise of a fork with conditions. */
  readonly number: number
  readonly name: string | null
  /** How many forks are around. */
  readonly depth: number
}

interface Shown {
  readonly doc: AnyDocument
  readonly record: StoredRecord
  readonly definition: FlowDefinition
  readonly state: FlowState
}

/** The nodes a document went through and, while it is not finished, those it would still go through. */
export async function flowNodes(ctx: Ctx, shown: Shown): Promise<ShownNode[]> {
  const { state, definition, doc, record } = shown
  const gone = state.status === '0' ? [] : wayGone(state.path)
  const steps =
    state.status > '1'
      ? []
      : await wayShown(ctx, shown, state.status === '0' ? flowValues(doc, record, definition) : state.values)
  const ahead = steps.slice(state.status === '0' ? 0 : state.path.length)
  // Conditions and forks are the flow's own arithmetic; readers see where it led.
  return inOrder([...gone, ...ahead])
    .map((one) => ('kind' in one ? futureNode(ctx, definition, one) : goneNode(ctx, definition, state, one)))
    .filter(({ kind }) => !hidden.has(kind))
}

/**
 * Where a condition asks for what the form has no more, nobody knows the way; the record of what happened is shown all
 * the same.
 */
async function wayShown(ctx: Ctx, shown: Shown, values: FlowValues): Promise<DryStep[]> {
  try {
    return await previewPath(ctx, shown, values)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'flow.condition-lost') return []
    throw error
  }
}

const hidden: ReadonlySet<NodeKind> = new Set(['condition', 'parallel', 'inclusive', 'join'])

/**
 * The way as it stands: a node that is come to again stands once, and what followed it is to come again. Who only
 * looks at it again, before it goes back to who returned it, does so where he stood; the rest of the way stays.
 */
function wayGone(path: readonly Visit[]): readonly Visit[] {
  return path.reduce<readonly Visit[]>((way, visit) => {
    const before = way.findIndex(({ node }) => node === visit.node)
    const back = visit.back.at(-1)
    if (before !== -1 && back !== undefined)
      return way
        .map((one, at) => (at === before ? { ...visit, lane: one.lane } : one))
        .filter(({ node }) => node !== back)
    return [...way.filter((one, at) => before === -1 || at < before || apart(one.lane, visit.lane)), visit]
  }, [])
}

const states: Readonly<Record<VisitOutcome, ShownNode['state']>> = {
  waiting: 'current',
  blocked: 'blocked',
  passed: 'done',
  automatic: 'done',
  failed: 'done',
  skipped: 'skipped',
}

function goneNode(ctx: Ctx, definition: FlowDefinition, state: FlowState, visit: Visit): ShownNode {
  const copied = state.copies.filter(({ node }) => node === visit.node).map(({ person }) => person)
  const asked = tasksOf(state.tasks, visit)
    .filter(
      ({ result }) =>
        result !== 'transferred' && result !== 'takenBack' && result !== 'removed' && result !== 'claimed',
    )
    .map(({ assignee }) => assignee)
  const node = definition.nodes[visit.node]
  const vote =
    node !== undefined && isPeopleNode(node) && node.mode === 'ratio' ? tally(node, tasksOf(state.tasks, visit)) : null
  const stands = visit.outcome === 'waiting' || visit.outcome === 'blocked'
  return {
    ...about(ctx, definition, visit),
    round: visit.round,
    state: stands && state.status !== '1' ? 'stopped' : states[visit.outcome],
    people: [...new Set([...asked, ...copied])],
    vote,
  }
}

function futureNode(ctx: Ctx, definition: FlowDefinition, step: DryStep): ShownNode {
  const { outcome, people } = step
  return {
    ...about(ctx, definition, step),
    round: null,
    vote: null,
    state: outcome === 'skipped' ? 'skipped' : 'future',
    people: people.map(({ person }) => person),
  }
}

function about(
  { lang }: Ctx,
  definition: FlowDefinition,
  { node: key, lane }: Pick<Visit, 'node' | 'lane'>,
): Pick<ShownNode, 'key' | 'label' | 'kind' | 'mode' | 'branch'> {
  const node = definition.nodes[key]
  return {
    key,
    label: node?.label[lang] ?? key,
    kind: node?.kind ?? 'end',
    mode: node !== undefined && isPeopleNode(node) ? node.mode : null,
    branch: branchAround(definition, lang, lane),
  }
}

function branchAround({ nodes }: FlowDefinition, lang: Lang, lane: string): ShownBranch | null {
  const around = forkAround(lane)
  if (around === null) return null
  const fork = nodes[around.fork]
  const at = branchOf(lane)
  const label =
    fork !== undefined && (fork.kind === 'parallel' || fork.kind === 'inclusive') ? fork.branches[at]?.label : undefined
  return { key: lane, number: at + 1, name: label?.[lang] || null, depth: depthOf(lane) }
}
