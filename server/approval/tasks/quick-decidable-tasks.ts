import sql from 'sql-template-tag'
import { possible } from '../../../core/approval/possible-actions.ts'
import type { FlowState } from '../../../core/approval/state.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import type { SummaryItem } from '../../records/list/record-summaries.ts'
import { definitionOf } from '../definitions.ts'
import { documentOf } from '../step/decision-target.ts'
import { undoSeconds } from '../step/undo-seconds.ts'
import { summariesByRecord } from './summaries-by-record.ts'
import { ofTasks } from './waiting-tasks.ts'

/** What may be decided where somebody is told of a task. */
export type QuickVerb = 'agree' | 'reject'

const pressVerbs: readonly QuickVerb[] = ['agree', 'reject']

/** A task as it stands beside its notice. */
interface QuickDecidableTask {
  /** What it is about, as far as its handler may read the document. */
  readonly summary: readonly SummaryItem[]
  /** What may be decided there; none where the document has to be opened first. */
  readonly verbs: readonly QuickVerb[]
  /** So long that may be undone; 0 where it takes effect at once. */
  readonly undoSeconds: number
}

interface Found {
  readonly id: string
  readonly task: string
  readonly node: string
  readonly read: boolean
  readonly document: string
  readonly recordId: string
  readonly flow: string
  readonly version: number
  readonly state: FlowState
}

/**
 * These tasks as their handler sees them where he is told of them: those that still wait for him, with what each is
 * about. He decides there what asks for nothing but an opinion, not even his signature, is no money that he has not
 * read, and shows what it is about. What he then does meets every check it meets elsewhere.
 */
export async function quickDecidableTasks(
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, QuickDecidableTask>> {
  if (ids.length === 0) return new Map()
  const found = await ctx.sql.query<Found>(
    prepared(sql`
    select t.id, t.task, t.node, t.viewed is not null as read, i.document, i.record_id as "recordId", i.flow, i.version, i.state
    from ${ofTasks} where t.id = any(${ids}::uuid[]) and t.assignee = ${ctx.actor.id}::uuid and t.result is null and i.status = '1' and i.model > 0
      and not exists (select from engine.flow_deciding d where d.task = t.id)`),
  )
  const summaries = await summariesByRecord(ctx, found)
  return new Map(
    await Promise.all(
      found.map(async (task) => {
        const summary = summaries.get(`${task.document}:${task.recordId}`)?.items ?? []
        const verbs = summary.length === 0 ? [] : await verbsAtAPress(ctx, task)
        return [
          task.id,
          { summary, verbs, undoSeconds: await undoSeconds(ctx, documentOf(ctx, task.document).approval) },
        ] as const
      }),
    ),
  )
}

async function verbsAtAPress(
  ctx: Ctx,
  { task, node, read, document, flow, version, state }: Found,
): Promise<readonly QuickVerb[]> {
  if (!read && ctx.running.documents.get(document)?.doc.approval?.money === true) return []
  const definition = await definitionOf(ctx, flow, version)
  const at = definition.nodes[node]
  if (at?.kind !== 'approve' || at.signed === true || (!read && definition.money === true)) return []
  const offers = possible(definition, state, ctx.actor.id).filter((offer) => offer.task === task)
  return pressVerbs.filter((verb) => offers.some((offer) => offer.verb === verb))
}
