import sql from 'sql-template-tag'
import { isPeopleNode, type FlowDefinition } from '../../../core/approval/definition.ts'
import { fieldsWith } from '../../../core/approval/field-rights.ts'
import type { FlowState } from '../../../core/approval/state.ts'
import { moveProblems } from '../../../core/approval/version-move-problems.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { definitionOf, publishedDefinition } from '../definitions.ts'
import { lockPlace, type Place } from '../step/decision-target.ts'
import { takeStep } from '../step/take-step.ts'
import { templateOf } from './process-definitions.ts'

interface Running extends Place {
  readonly version: number
  readonly number: string | null
  readonly title: string | null
  readonly state: Pick<FlowState, 'tokens' | 'back'>
}

const most = 2_000

/** Which approvals under way would go on by the published version, and which stay as they are and why. */
export async function movable(ctx: Ctx, process: string): Promise<Json> {
  templateOf(ctx, process)
  const to = await publishedDefinition(ctx, process)
  const lines = await Promise.all((await runningElsewhere(ctx, to)).map((one) => told(ctx, to, one)))
  const staying = lines.filter(({ nodes }) => nodes.length > 0)
  return { version: to.version, moving: lines.length - staying.length, staying }
}

/** Moves them, each in a transaction of its own; whatever has gone on meanwhile is looked at as it is then. */
export async function moveRunning(ctx: Ctx, process: string): Promise<Json> {
  templateOf(ctx, process)
  const to = await publishedDefinition(ctx, process)
  const staying: Json[] = []
  let moved = 0
  for (const one of await runningElsewhere(ctx, to)) {
    const refused = await moveOne(ctx, one, to)
    if (refused === null) moved += 1
    else staying.push({ ...(await told(ctx, to, one)), code: refused })
  }
  await audited(ctx, {
    verb: 'flowMove',
    title: process,
    detail: { version: to.version, moved, staying: staying.length },
  })
  return { version: to.version, moved, staying }
}

function runningElsewhere(ctx: Ctx, { key, version }: FlowDefinition): Promise<Running[]> {
  return ctx.sql.query<Running>(sql`
    select i.id as instance, null as task, i.document, i.record_id as "recordId", i.version, i.number, i.title, i.state
    from engine.flow_instance i
    where i.flow = ${key} and i.version <> ${version} and i.status in ('0', '1') and (i.state ->> 'deleted') = 'false'
    order by i.document, i.record_id limit ${most}`)
}

async function moveOne(ctx: Ctx, place: Place, to: FlowDefinition): Promise<string | null> {
  try {
    await withinTransaction(ctx, async (inside) => {
      const approving = await lockPlace(inside, place)
      await takeStep(
        inside,
        approving,
        { kind: 'move', actor: ctx.actor.id, admin: true, from: approving.instance.definition, to },
        {},
      )
      await inside.sql.query(sql`
        update engine.flow_task t set hidden = x.hidden from jsonb_to_recordset(${JSON.stringify(hiding(to))}::jsonb) as x(node text, hidden text[])
        where t.instance = ${place.instance}::uuid and t.result is null and t.node = x.node`)
    })
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

function hiding({ nodes }: FlowDefinition): readonly object[] {
  return Object.entries(nodes).flatMap(([node, one]) => {
    if (!isPeopleNode(one)) return []
    const hidden = fieldsWith(one, 'hide')
    return [{ node, hidden: hidden.length === 0 ? null : hidden }]
  })
}

/** An approval under way, and the nodes where it stands that the version has no more as they are. */
async function told(
  ctx: Ctx,
  to: FlowDefinition,
  { instance, document, recordId, version, number, title, state }: Running,
) {
  const from = await definitionOf(ctx, to.key, version)
  const [module = '', thing = ''] = document.split('.')
  const nodes = moveProblems(from, to, state).map((key) => from.nodes[key]?.label[ctx.lang] ?? key)
  return { procInstId: instance, module, thing, id: recordId, version, number, title, nodes }
}
