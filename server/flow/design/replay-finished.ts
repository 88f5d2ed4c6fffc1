import sql from 'sql-template-tag'
import { checkDefinition } from '../../../core/flow/check-definition.ts'
import { isPeopleNode, type FlowDefinition, type FlowNode } from '../../../core/flow/definition.ts'
import type { DryStep } from '../../../core/flow/dry-run.ts'
import { begin } from '../../../core/flow/step.ts'
import type { Chosen } from '../../../core/flow/action.ts'
import type { FlowValues } from '../../../core/flow/state.ts'
import type { Json } from '../../../core/json.ts'
import { Refusal } from '../../../core/refusal.ts'
import type { Ctx } from '../../context.ts'
import { loadNames, type Names } from '../../store/names.ts'
import { readRecord } from '../../store/read.ts'
import { definitionOf } from '../definitions.ts'
import { wayAhead } from '../way-ahead.ts'
import { templateOf } from './templates.ts'

interface Finished {
  readonly procInstId: string
  readonly recordId: string
  readonly version: number
  readonly number: string | null
  readonly title: string | null
  readonly drafter: string
  readonly values: FlowValues
  readonly chosen: Chosen
}

const most = 200
const days = 31

/**
 * What would differ had last month's approved documents gone by another version: each is walked through both, with the
 * values it was approved with and the people of today, so that only the drawing makes the difference.
 */
export async function replayFinished(ctx: Ctx, process: string, to: FlowDefinition): Promise<Json> {
  const { doc } = templateOf(ctx, process)
  const problems = checkDefinition(to)
  if (problems.length > 0) throw new Refusal('flow.not-sound', { count: problems.length }, { status: 422 })
  const differing: Json[] = []
  let cases = 0
  for (const one of await finished(ctx, process)) {
    // Of documents that the designer may not see he is told nothing.
    const record = await readRecord(ctx, doc, one.recordId)
    if (record === null) continue
    cases += 1
    const way = (definition: FlowDefinition) => wayAhead(ctx, { doc, record, definition, state: { ...begin(definition, one.drafter, new Date(ctx.now).toISOString()).state, chosen: one.chosen } }, one.values)
    const from = await definitionOf(ctx, process, one.version)
    const [before, after] = [steps(from, await way(from)), steps(to, await way(to))]
    const [gone, added] = [without(before, after), without(after, before)]
    if (gone.length + added.length === 0) continue
    const names = await loadNames(ctx, new Map([['person', new Set([...gone, ...added].flatMap(({ people }) => people))]]))
    differing.push({ module: doc.module, thing: doc.name, id: one.recordId, number: one.number, title: one.title, gone: gone.map((step) => shown(ctx, step, names)), added: added.map((step) => shown(ctx, step, names)) })
  }
  return { cases, differing }
}

interface Asked {
  readonly node: string
  readonly label: FlowDefinition['label']
  /** `chosen`: somebody chooses on the way who is asked. */
  readonly outcome: DryStep['outcome'] | 'chosen'
  readonly people: readonly string[]
}

function finished(ctx: Ctx, process: string): Promise<Finished[]> {
  return ctx.sql.query<Finished>(sql`
    select id as "procInstId", record_id as "recordId", version, number, title, drafter, state -> 'values' as values, state -> 'chosen' as chosen
    from engine.flow_instance where flow = ${process} and status = '2' and ended >= ${new Date(ctx.now - days * 86_400_000)}
    order by ended desc limit ${most}`)
}

/** What people notice of a way: who is asked or copied, and where it would stand still. */
function steps({ nodes }: FlowDefinition, way: readonly DryStep[]): Asked[] {
  return way.flatMap(({ node, outcome, people }) => {
    const label = nodes[node]?.label
    if (label === undefined || (people.length === 0 && outcome !== 'blocked')) return []
    return [{ node, label, outcome: isChosen(nodes[node]) ? 'chosen' : outcome, people: people.map(({ person }) => person) }]
  })
}

function isChosen(node: FlowNode | undefined): boolean {
  return node !== undefined && isPeopleNode(node) && node.approver.by === 'choice'
}

function without(steps: readonly Asked[], others: readonly Asked[]): readonly Asked[] {
  return steps.filter((one) => !others.some(({ node, outcome, people }) => node === one.node && outcome === one.outcome && people.join() === one.people.join()))
}

function shown({ lang }: Ctx, { node, label, outcome, people }: Asked, names: Names): Json {
  return { node, label: label[lang], outcome, people: people.map((id) => names[`person:${id}`] ?? '') }
}
