import sql from 'sql-template-tag'
import type { Chosen } from '../../../core/approval/action.ts'
import { begin } from '../../../core/approval/approval-engine.ts'
import { checkDefinition } from '../../../core/approval/check-definition.ts'
import { isPeopleNode, type FlowDefinition, type FlowNode } from '../../../core/approval/definition.ts'
import type { DryStep } from '../../../core/approval/dry-run.ts'
import type { FlowValues } from '../../../core/approval/state.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import { dayMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { loadNames, type Names } from '../../records/read/load-reference-names.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import { isFlowAdmin } from '../create-approval-port.ts'
import { definitionOf } from '../definitions.ts'
import { previewPath } from '../preview/preview-path.ts'
import { templateOf } from './process-definitions.ts'

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

/** Why a case was left out: the caller may not read it, or one of its flows asks for what its form has no more. */
type Skipped = 'unreadable' | 'lost'

/**
 * What would differ had last month's approved documents gone by another version: each is walked through both, with the
 * values it was approved with and the people of today, so that only the drawing makes the difference. Who looks after
 * the process has all of them walked, and is told of those he may not read that they differ and nothing that they hold.
 */
export async function replayFinished(ctx: Ctx, process: string, to: FlowDefinition): Promise<Json> {
  const { doc } = templateOf(ctx, process)
  const problems = checkDefinition(to)
  if (problems.length > 0) throw new Refusal('flow.not-sound', { count: problems.length }, { status: 422 })
  const all = await finished(ctx, process)
  const differing: Json[] = []
  const skipped: Record<Skipped, number> = { unreadable: 0, lost: 0 }
  for (const one of all.slice(0, most)) {
    const open = await readRecord(ctx, doc, one.recordId)
    const record =
      open ??
      (isFlowAdmin(ctx, process)
        ? await readRecord(ctx.withoutScope('a process is replayed by who looks after it'), doc, one.recordId)
        : null)
    const found = record === null ? 'unreadable' : await differenceOf(ctx, { doc, record, finished: one, to })
    if (typeof found === 'string') skipped[found] += 1
    else if (found !== null)
      differing.push({
        ...(open === null
          ? unseen
          : { module: doc.module, thing: doc.name, id: one.recordId, number: one.number, title: one.title }),
        ...found,
      })
  }
  return {
    cases: Math.min(all.length, most) - skipped.unreadable - skipped.lost,
    skipped: { ...skipped },
    most: all.length > most ? most : null,
    differing,
  }
}

const unseen = { module: null, thing: null, id: null, number: null, title: null }

interface Replaying {
  readonly doc: AnyDocument
  readonly record: StoredRecord
  readonly finished: Finished
  readonly to: FlowDefinition
}

async function differenceOf(ctx: Ctx, { doc, record, finished: one, to }: Replaying) {
  const way = (definition: FlowDefinition) =>
    previewPath(
      ctx,
      {
        doc,
        record,
        definition,
        state: { ...begin(definition, one.drafter, new Date(ctx.now).toISOString()).state, chosen: one.chosen },
      },
      one.values,
    )
  const from = await definitionOf(ctx, doc.approval?.process ?? '', one.version)
  try {
    const [before, after] = [steps(from, await way(from)), steps(to, await way(to))]
    const [gone, added] = [without(before, after), without(after, before)]
    if (gone.length + added.length === 0) return null
    const names = await loadNames(
      ctx,
      new Map([['person', new Set([...gone, ...added].flatMap(({ people }) => people))]]),
    )
    return { gone: gone.map((step) => shown(ctx, step, names)), added: added.map((step) => shown(ctx, step, names)) }
  } catch (error) {
    if (error instanceof Refusal) return 'lost'
    throw error
  }
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
    from engine.flow_instance where flow = ${process} and status = '2' and ended >= ${new Date(ctx.now - days * dayMs)}
    order by ended desc limit ${most + 1}`)
}

/** What people notice of a way: who is asked or copied, and where it would stand still. */
function steps({ nodes }: FlowDefinition, way: readonly DryStep[]): Asked[] {
  return way.flatMap(({ node, outcome, people }) => {
    const label = nodes[node]?.label
    if (label === undefined || (people.length === 0 && outcome !== 'blocked')) return []
    return [
      { node, label, outcome: isChosen(nodes[node]) ? 'chosen' : outcome, people: people.map(({ person }) => person) },
    ]
  })
}

function isChosen(node: FlowNode | undefined): boolean {
  return node !== undefined && isPeopleNode(node) && node.approver.by === 'choice'
}

function without(steps: readonly Asked[], others: readonly Asked[]): readonly Asked[] {
  return steps.filter(
    (one) =>
      !others.some(
        ({ node, outcome, people }) =>
          node === one.node && outcome === one.outcome && people.join() === one.people.join(),
      ),
  )
}

function shown({ lang }: Ctx, { node, label, outcome, people }: Asked, names: Names): Json {
  return { node, label: label[lang], outcome, people: people.map((id) => names[`person:${id}`] ?? '') }
}
