import sql from 'sql-template-tag'
import type { Ctx } from '../context.ts'
import { prepared } from '../database/sql.ts'
import { definitionOf } from './definitions.ts'
import type { SummaryItem } from '../store/summaries.ts'
import { summariesByRecord } from './summaries-by-record.ts'
import { ofTasks } from './waiting-for.ts'

interface Found {
  readonly id: string
  readonly node: string
  readonly read: boolean
  readonly document: string
  readonly recordId: string
  readonly flow: string
  readonly version: number
}

/**
 * Which of these tasks their handler may decide where he is told of them, with what each is about: still his, nothing
 * asked but an opinion, not even his signature, no money that he has not read, and nothing he cannot see there.
 * What he then does meets every check it meets elsewhere.
 */
export async function tasksAtAPress(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly SummaryItem[]>> {
  if (ids.length === 0) return new Map()
  const found = await ctx.sql.query<Found>(prepared(sql`
    select t.id, t.node, t.viewed is not null as read, i.document, i.record_id as "recordId", i.flow, i.version
    from ${ofTasks} where t.id = any(${ids}::uuid[]) and t.assignee = ${ctx.actor.id}::uuid and t.result is null and i.status = '1'`))
  const simple = await Promise.all(found.map(async (task) => (await isSimple(ctx, task) ? [task] : [])))
  const summaries = await summariesByRecord(ctx, simple.flat())
  return new Map(simple.flat().flatMap(({ id, document, recordId }) => {
    const items = summaries.get(`${document}:${recordId}`)?.items ?? []
    return items.length === 0 ? [] : [[id, items] as const]
  }))
}

async function isSimple(ctx: Ctx, { node, read, document, flow, version }: Found): Promise<boolean> {
  if (!read && ctx.running.documents.get(document)?.doc.approval?.money === true) return false
  const definition = await definitionOf(ctx, flow, version)
  const at = definition.nodes[node]
  return at?.kind === 'approve' && at.signed !== true && (read || definition.money !== true)
}
