import sql, { type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../core/description/document.ts'
import { dayMs } from '../../core/values/duration.ts'
import { Refusal } from '../../core/words/refusal.ts'
import type { Ctx } from '../platform/context/context.ts'
import { rows } from '../records/list/visible-rows.ts'
import { reading } from '../records/read/field-and-record-rights.ts'
import { mappingOf } from '../records/schema/table-mapping.ts'
import { isWaitingNumber } from '../records/write/numbering.ts'

/** How a person uses processes: which he keeps at hand, and when he last began each. */
interface ProcessFavourites {
  readonly starred: ReadonlySet<string>
  readonly recent: ReadonlyMap<string, number>
}

/** A document begun and not sent yet. */
interface OpenDraft {
  readonly id: string
  readonly title: string
  readonly at: number
}

const months = 92 * dayMs
const mostDrafts = 5

/** What the caller keeps at hand and began of late. */
export async function processFavourites({ sql: on, actor, now }: Ctx): Promise<ProcessFavourites> {
  const [starred, recent] = await Promise.all([
    on.query<{ process: string }>(sql`select process from engine.flow_favourite where person = ${actor.id}::uuid`),
    on.query<{ flow: string; at: number }>(
      sql`select flow, max(started) as at from engine.flow_instance where drafter = ${actor.id}::uuid and started >= ${new Date(now - months).toISOString()}::timestamptz group by flow`,
    ),
  ])
  return {
    starred: new Set(starred.map(({ process }) => process)),
    recent: new Map(recent.map(({ flow, at }) => [flow, at])),
  }
}

/** The caller's own documents of one sort that were never sent, or came back; the latest first. */
export async function openDrafts(ctx: Ctx, doc: AnyDocument): Promise<readonly OpenDraft[]> {
  const [number, title] = [
    doc.number === undefined ? null : columnOf(ctx, doc, doc.number.field),
    columnOf(ctx, doc, doc.title),
  ]
  const found = await ctx.sql.query<{ id: string; number: string | null; title: string | null; at: number }>(sql`
    select r.id, ${number ?? sql`null`}::text as number, ${title ?? sql`null`}::text as title, coalesce(r.update_time, r.create_time) as at from (${rows(ctx, doc)}) r
    where r.create_by = ${ctx.actor.id}::uuid and r.approval_status = '0' order by 3 desc limit ${mostDrafts}`)
  return found.map(({ id, at, ...names }) => ({
    id,
    at,
    title: [names.number, names.title].find((text) => text !== null && !isWaitingNumber(text)) ?? '',
  }))
}

/** Keeps a process at hand, or no longer. */
export async function setStarred(
  { sql: on, actor, now, running }: Ctx,
  process: string,
  starred: boolean,
): Promise<{ readonly starred: boolean }> {
  if (![...running.documents.values()].some(({ doc }) => doc.approval?.process === process))
    throw new Refusal('flow.process-unknown', {}, { status: 404 })
  await on.query(
    starred
      ? sql`insert into engine.flow_favourite (person, process, at) values (${actor.id}::uuid, ${process}, ${new Date(now).toISOString()}::timestamptz) on conflict do nothing`
      : sql`delete from engine.flow_favourite where person = ${actor.id}::uuid and process = ${process}`,
  )
  return { starred }
}

function columnOf(ctx: Ctx, doc: AnyDocument, name: string): Sql | null {
  const column = mappingOf(doc).columns.get(name)
  return column !== undefined && reading(ctx, column.field) === 'whole' ? sql`r.${column.id}` : null
}
