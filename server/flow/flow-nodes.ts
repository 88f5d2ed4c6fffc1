import { isPeopleNode, type FlowDefinition, type NodeKind } from '../../core/flow/definition.ts'
import { apart } from '../../core/flow/lane.ts'
import type { FlowState, FlowValues, Visit, VisitOutcome } from '../../core/flow/state.ts'
import type { AnyDocument } from '../../core/document.ts'
import type { DryStep } from '../../core/flow/dry-run.ts'
import { tasksOf } from '../../core/flow/state.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import type { StoredRecord } from '../store/stored-record.ts'
import { flowValues } from './flow-values.ts'
import { wayAhead } from './way-ahead.ts'

/** One node of the way of an approval, gone or to come; people are ids. */
export interface ShownNode {
  readonly key: string
  readonly round: number | null
  readonly label: string
  readonly kind: NodeKind
  readonly mode: string | null
  readonly state: 'done' | 'current' | 'blocked' | 'future' | 'skipped'
  readonly people: readonly string[]
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
  const gone = state.status === '0' ? [] : wayGone(state.path).map((visit) => goneNode(ctx, definition, state, visit))
  const steps = state.status > '1' ? [] : await wayShown(ctx, shown, state.status === '0' ? flowValues(doc, record, definition) : state.values)
  const ahead = steps.slice(state.status === '0' ? 0 : state.path.length).map((step) => futureNode(ctx, definition, step))
  // Conditions and forks are the flow's own arithmetic; readers see where it led.
  return [...gone, ...ahead].filter(({ kind }) => !hidden.has(kind))
}

/** Where a condition asks for what the form has no more, nobody knows the way; the record of what happened is shown all the same. */
async function wayShown(ctx: Ctx, shown: Shown, values: FlowValues): Promise<DryStep[]> {
  try {
    return await wayAhead(ctx, shown, values)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'flow.condition-lost') return []
    throw error
  }
}

const hidden: ReadonlySet<NodeKind> = new Set(['condition', 'parallel', 'inclusive', 'join'])

/** The way as it stands: a node that is come to again, after a return, stands once, and what followed it is to come again. */
function wayGone(path: readonly Visit[]): readonly Visit[] {
  return path.reduce<readonly Visit[]>((way, visit) => {
    const before = way.findIndex(({ node }) => node === visit.node)
    return [...way.filter((one, at) => before === -1 || at < before || apart(one.lane, visit.lane)), visit]
  }, [])
}

const states: Readonly<Record<VisitOutcome, ShownNode['state']>> = {
  waiting: 'current', blocked: 'blocked', passed: 'done', automatic: 'done', failed: 'done', skipped: 'skipped',
}

function goneNode(ctx: Ctx, definition: FlowDefinition, state: FlowState, visit: Visit): ShownNode {
  const copied = state.copies.filter(({ node }) => node === visit.node).map(({ person }) => person)
  const asked = tasksOf(state.tasks, visit).filter(({ result }) => result !== 'transferred' && result !== 'takenBack' && result !== 'removed' && result !== 'claimed').map(({ assignee }) => assignee)
  return { ...about(ctx, definition, visit.node), round: visit.round, state: states[visit.outcome], people: [...new Set([...asked, ...copied])] }
}

function futureNode(ctx: Ctx, definition: FlowDefinition, { node, outcome, people }: DryStep): ShownNode {
  return { ...about(ctx, definition, node), round: null, state: outcome === 'skipped' ? 'skipped' : 'future', people: people.map(({ person }) => person) }
}

function about({ lang }: Ctx, { nodes }: FlowDefinition, key: string): Pick<ShownNode, 'key' | 'label' | 'kind' | 'mode'> {
  const node = nodes[key]
  return { key, label: node?.label[lang] ?? key, kind: node?.kind ?? 'end', mode: node !== undefined && isPeopleNode(node) ? node.mode : null }
}
