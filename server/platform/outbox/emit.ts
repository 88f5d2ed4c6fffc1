import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../context/context.ts'
import { prepared } from '../database/sql.ts'

/** Something that others are told of after the commit. */
interface OutboxEvent {
  readonly event: string
  /** The record it is about. */
  readonly about?: { readonly doc: AnyDocument; readonly id: string }
  /** Who is told; nobody in particular when absent. */
  readonly people?: readonly string[]
  readonly data?: Readonly<Record<string, Json>>
}

/**
 * Writes an event with the business change, one row for each person it is for; the relay carries it on after the
 * commit.
 */
export async function emit(ctx: Ctx, { event, about, people, data = {} }: OutboxEvent): Promise<void> {
  if (people?.length === 0) return
  await ctx.sql.query(
    prepared(sql`
    insert into engine.outbox (at, event, document, record_id, person, data)
    select ${new Date(ctx.now).toISOString()}::timestamptz, ${event}, ${about === undefined ? null : `${about.doc.module}.${about.doc.name}`}, ${about?.id ?? null}::uuid, p.id, ${JSON.stringify(data)}::jsonb
    from unnest(${people ?? [null]}::uuid[]) as p(id)`),
  )
}

/** Something that one person is told of a record. */
export interface ToldOf {
  readonly event: string
  /** Null for no record in particular. */
  readonly about: { readonly doc: AnyDocument; readonly id: string | null }
  readonly person: string
  readonly data: Readonly<Record<string, Json>>
}

/** Writes many such events in their order, in one statement. */
export async function emitAll(ctx: Ctx, events: readonly ToldOf[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ event, about: { doc, id }, person, data }, nr) => ({
    nr,
    event,
    document: `${doc.module}.${doc.name}`,
    record_id: id,
    person,
    data,
  }))
  await ctx.sql.query(sql`
    insert into engine.outbox (at, event, document, record_id, person, data)
    select ${new Date(ctx.now).toISOString()}::timestamptz, o.event, o.document, o.record_id, o.person, o.data
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(nr integer, event text, document text, record_id uuid, person uuid, data jsonb) order by o.nr`)
}
