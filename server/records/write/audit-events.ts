import sql, { type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { same } from '../../../core/values/same-value.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { idOf, type StoredRecord } from '../schema/stored-record.ts'
import { mappingOf } from '../schema/table-mapping.ts'

/** What happened to a record. */
export interface Happening {
  /** `create`, `update`, `delete`, or the verb of an action. */
  readonly verb: string
  /** What a reader of the audit should know beside the changed fields, such as an opinion. */
  readonly detail?: Json
  /** Name of the outbox event; `<document>.<verb>` when not said. */
  readonly event?: string
  /** What the event carries. */
  readonly data?: Readonly<Record<string, Json>>
}

/** One field's value before and after. */
export interface Change {
  readonly field: string
  readonly before: Json
  readonly after: Json
}

/** Fields whose values differ between two states of a record; bookkeeping columns do not count. */
export function changesBetween(before: StoredRecord, after: Readonly<Record<string, Json | undefined>>): Change[] {
  return Object.entries(after).flatMap(([field, value]) => {
    if (value === undefined || bookkeeping.has(field)) return []
    const old = before[field] ?? null
    return same(old, value) ? [] : [{ field, before: old, after: value }]
  })
}

const bookkeeping = new Set(['id', 'ver', 'createBy', 'createName', 'createTime', 'updateBy', 'updateTime'])

/** The parts of a statement that write history, audit line and outbox row beside the record itself. */
export function auditParts(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  happening: Happening,
  changes: readonly Change[],
): Sql[] {
  return [
    ...historyPart(ctx, doc, record, happening, changes),
    auditPart(ctx, doc, record, happening),
    outboxPart(ctx, doc, record, happening),
  ]
}

// They move at every step of an approval, whose own record tells it better.
const untold = new Set(['procInstId', 'currentNode', 'currentHandlers', 'submitTime', 'approveTime'])

function historyPart(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  { verb }: Happening,
  all: readonly Change[],
): Sql[] {
  const changes = all.filter(({ field }) => !untold.has(field))
  if (changes.length === 0) return []
  const fields = changes.map(({ field }) => field)
  return [
    sql`hist as (
    insert into engine.history (document, record_id, at, person, person_name, verb, ver, field, before, after)
    select ${mappingOf(doc).key}, ${idOf(record)}::uuid, ${new Date(ctx.now).toISOString()}::timestamptz, ${ctx.actor.id}::uuid, ${ctx.actor.name}, ${verb}, ${record.ver}::integer, c.field, c.before, c.after
    from unnest(${fields}::text[], ${changes.map(({ before }) => written(before))}::text[], ${changes.map(({ after }) => written(after))}::text[]) as c(field, before, after))`,
  ]
}

function auditPart(ctx: Ctx, doc: AnyDocument, record: StoredRecord, { verb, detail }: Happening): Sql {
  const title = record[doc.title]
  return sql`aud as (
    insert into engine.audit (at, person, person_name, verb, document, record_id, title, ip, request_id, unscoped, detail)
    values (${new Date(ctx.now).toISOString()}::timestamptz, ${ctx.actor.id}::uuid, ${ctx.actor.name}, ${verb}, ${mappingOf(doc).key}, ${idOf(record)}::uuid,
      ${typeof title === 'string' ? title : null}, ${ctx.ip}, ${ctx.requestId}, ${ctx.unscoped}, ${detail === undefined ? null : JSON.stringify(detail)}))`
}

function outboxPart(ctx: Ctx, doc: AnyDocument, record: StoredRecord, { verb, event, data }: Happening): Sql {
  const { key } = mappingOf(doc)
  return sql`box as (
    insert into engine.outbox (at, event, document, record_id, person, data)
    values (${new Date(ctx.now).toISOString()}::timestamptz, ${event ?? `${key}.${verb}`}, ${key}, ${idOf(record)}::uuid, ${ctx.actor.id}::uuid, ${JSON.stringify(data ?? {})}::jsonb))`
}

function written(value: Json): string | null {
  return value === null ? null : JSON.stringify(value)
}
