import sql from 'sql-template-tag'
import { dayOfMs } from '../../core/day.ts'
import type { AnyDocument } from '../../core/document.ts'
import type { Ctx } from '../context.ts'
import { prepared } from '../database/sql.ts'

interface Row {
  readonly id: string
  readonly hidden: readonly string[] | null
}

/**
 * Which fields of these records their approvals keep from the caller: those that every step at which he, or whom
 * he stands in for today, was asked hides. Its drafter knows what he wrote.
 */
export async function hiddenFields(ctx: Ctx, { module, name }: AnyDocument, ids: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const document = `${module}.${name}`
  const rows = await ctx.sql.query<Row>(prepared(sql`
    with me as (
      select ${ctx.actor.id}::uuid as person
      union select person from engine.flow_proxy
      where agent = ${ctx.actor.id}::uuid and ended is null and ${dayOfMs(ctx.now)}::date between from_day and to_day and (documents is null or ${document} = any(documents))
    ), hiding as materialized (select distinct t.instance from engine.flow_task t join me on t.assignee = me.person where t.hidden is not null)
    select i.record_id as id, t.hidden from hiding h
      join engine.flow_instance i on i.id = h.instance and i.document = ${document} and i.record_id = any(${ids}::uuid[]) and i.drafter <> ${ctx.actor.id}::uuid
      join engine.flow_task t on t.instance = i.id and t.assignee in (select person from me)`))
  const found = new Map<string, ReadonlySet<string>>()
  for (const { id, hidden } of rows) {
    const before = found.get(id)
    found.set(id, new Set((hidden ?? []).filter((field) => before === undefined || before.has(field))))
  }
  return found
}
