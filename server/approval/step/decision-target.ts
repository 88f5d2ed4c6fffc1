import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { lockInstance } from '../approval-instance-store.ts'
import type { Approving } from './take-step.ts'

/** Where a decision is to be taken. */
export interface Place {
  readonly instance: string
  /** The engine's own id of the task; null for acts on the whole document. */
  readonly task: string | null
  readonly document: string
  readonly recordId: string
}

/** The place of a task; refuses `flow.task-unknown`. */
export async function placeOfTask(ctx: Ctx, taskId: string): Promise<Place> {
  const [place] = await ctx.sql.query<Place>(
    prepared(sql`
    select t.instance, t.task, i.document, i.record_id as "recordId"
    from engine.flow_task t join engine.flow_instance i on i.id = t.instance where t.id = ${taskId}::uuid`),
  )
  if (place === undefined) throw new Refusal('flow.task-unknown', {}, { status: 404 })
  return place
}

/** The place of a whole instance; refuses `flow.unknown`. */
export async function placeOfInstance(ctx: Ctx, id: string): Promise<Place> {
  const [place] = await ctx.sql.query<Place>(
    prepared(sql`
    select id as instance, null as task, document, record_id as "recordId" from engine.flow_instance where id = ${id}::uuid`),
  )
  if (place === undefined) throw new Refusal('flow.unknown', {}, { status: 404 })
  return place
}

/** The document and its instance, locked in that order; both statements travel together. */
export async function lockPlace(ctx: Ctx, place: Place): Promise<Approving> {
  const doc = documentOf(ctx, place.document)
  const [record, instance] = await Promise.all([
    readRecord(ctx.withoutScope("who may decide is the approval engine's to say"), doc, place.recordId, true),
    lockInstance(ctx, place.instance),
  ])
  if (record === null) throw new Refusal('flow.deleted', {}, { status: 404 })
  return { doc, record, instance }
}

/** The description behind `finance.paymentPlan`. */
export function documentOf(ctx: Ctx, key: string): AnyDocument {
  const found = ctx.running.documents.get(key)
  if (found === undefined) throw new Error(`${key} is approved here but not described`)
  return found.doc
}
