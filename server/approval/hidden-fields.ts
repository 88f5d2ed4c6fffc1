import sql, { type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../core/description/document.ts'
import { dayOfMs } from '../../core/values/day.ts'
import type { Ctx } from '../platform/context/context.ts'
import { prepared } from '../platform/database/sql.ts'
import { hidesSome, mayHide } from './flows-hiding-fields.ts'

/** Which fields of these records their approvals keep from the caller. */
export async function hiddenFields(
  ctx: Ctx,
  doc: AnyDocument,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (!(await hidesSome(ctx, flowOf(doc)))) return new Map()
  const rows = await ctx.sql.query<{ id: string; fields: string[] }>(
    prepared(sql`
    select h.id, array_agg(h.field) as fields from (${cellsOf(ctx, doc)}) h where h.id = any(${ids}::uuid[]) group by h.id`),
  )
  return new Map(rows.map(({ id, fields }) => [id, new Set(fields)]))
}

/** The names of all fields that are kept from the caller in any record. */
export async function hiddenNames(ctx: Ctx, doc: AnyDocument): Promise<ReadonlySet<string>> {
  if (!(await hidesSome(ctx, flowOf(doc)))) return new Set()
  const rows = await ctx.sql.query<{ field: string }>(
    prepared(sql`select distinct h.field from (${cellsOf(ctx, doc)}) h`),
  )
  return new Set(rows.map(({ field }) => field))
}

/** A query of what is kept from the caller, a row for each record and field; null when nobody is kept from anything. */
export function hiddenCells(ctx: Ctx, doc: AnyDocument): Sql | null {
  return mayHide(ctx, flowOf(doc)) ? cellsOf(ctx, doc) : null
}

/**
 * A field is kept from whoever was asked only at steps that hide it, he himself or whom he stands in for today.
 * The drafter knows what he wrote.
 */
function cellsOf({ actor, now }: Ctx, doc: AnyDocument): Sql {
  const document = `${doc.module}.${doc.name}`
  return sql`
    with me as materialized (
      select ${actor.id}::uuid as person
      union select person from engine.flow_proxy
      where agent = ${actor.id}::uuid and ended is null and ${dayOfMs(now)}::date between from_day and to_day and (documents is null or ${document} = any(documents))
    ), hiding as materialized (
      select distinct t.instance, f.field from engine.flow_task t join me on t.assignee = me.person cross join unnest(t.hidden) as f(field) where t.hidden is not null
    )
    select i.record_id as id, h.field from hiding h
      join engine.flow_instance i on i.id = h.instance and i.document = ${document} and i.drafter <> ${actor.id}::uuid
    where not exists (
      select from engine.flow_task t where t.instance = h.instance and t.assignee in (select person from me) and (t.hidden is null or h.field <> all(t.hidden)))`
}

function flowOf({ approval }: AnyDocument): string {
  return approval?.process ?? ''
}
