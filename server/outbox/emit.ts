import sql from 'sql-template-tag'
import type { AnyDocument } from '../../core/document.ts'
import type { Json } from '../../core/json.ts'
import type { Ctx } from '../context.ts'

/** Something that others are told of after the commit. */
export interface OutboxEvent {
  readonly event: string
  /** The record it is about. */
  readonly about?: { readonly doc: AnyDocument; readonly id: string }
  /** Who is told; nobody in particular when absent. */
  readonly people?: readonly string[]
  readonly data?: Readonly<Record<string, Json>>
}

/** Writes an event with the business change, one row for each person it is for; the relay carries it on after the commit. */
export async function emit(ctx: Ctx, { event, about, people, data = {} }: OutboxEvent): Promise<void> {
  if (people?.length === 0) return
  await ctx.sql.query(sql`
    insert into engine.outbox (at, event, document, record_id, person, data)
    select ${new Date(ctx.now).toISOString()}::timestamptz, ${event}, ${about === undefined ? null : `${about.doc.module}.${about.doc.name}`}, ${about?.id ?? null}::uuid, p.id, ${JSON.stringify(data)}::jsonb
    from unnest(${people ?? [null]}::uuid[]) as p(id)`)
}
