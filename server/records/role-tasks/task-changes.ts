import sql, { type Sql } from 'sql-template-tag'
import type { AnyDocument, OfficeTask } from '../../../core/description/document.ts'
import type { Where } from '../../../core/description/where.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { meets } from '../list/record-matches-condition.ts'
import { idOf, type StoredRecord } from '../schema/stored-record.ts'
import { mappingOf } from '../schema/table-mapping.ts'

/** The job that finds out whose task a record has become. */
export const tellJob = 'engine.tellOffice'

/** What the job is told. */
export interface BegunTask {
  readonly document: string
  readonly id: string
  /** The records that began to wait with it, where several did at once; `id` is the first of them. */
  readonly ids?: readonly string[]
  readonly task: string
  /** Who made it begin: he knows. */
  readonly by: string
}

/** The event of a record that waits no longer: its unread notices are no news any more. */
export const endedTask = 'task.ended'

/**
 * The part of a statement that tells offices what a written record begins or ceases to wait for; nothing where nothing
 * changes.
 */
export function taskPart(ctx: Ctx, doc: AnyDocument, before: StoredRecord | null, after: StoredRecord | null): Sql[] {
  const told = Object.entries(doc.tasks ?? {}).flatMap(([name, task]) => move(ctx, doc, name, task, before, after))
  if (told.length === 0) return []
  return [
    sql`off as (
    insert into engine.outbox (at, event, document, record_id, data)
    select ${new Date(ctx.now).toISOString()}::timestamptz, o.event, o.document, o.record_id, o.data
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as o(event text, document text, record_id uuid, data jsonb))`,
  ]
}

function move(
  ctx: Ctx,
  doc: AnyDocument,
  name: string,
  task: OfficeTask,
  before: StoredRecord | null,
  after: StoredRecord | null,
): Json[] {
  const [was, is] = [before, after].map((record) => record !== null && meets(record, task.where as Where)) // a partial record without the absent
  const record = after ?? before
  if (was === is || record === null) return []
  const document = mappingOf(doc).key
  if (was === true) return [{ event: endedTask, document, record_id: idOf(record), data: { task: name } }]
  const begun: BegunTask = { document, id: idOf(record), task: name, by: ctx.actor.id }
  return [
    {
      event: 'job',
      document: null,
      record_id: null,
      data: { name: tellJob, payload: { ...begun }, runAt: null, key: null, queue: null },
    },
  ]
}
