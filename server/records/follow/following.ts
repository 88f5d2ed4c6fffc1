import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { mappingOf } from '../schema/table-mapping.ts'

/** Begins or ends to follow a record: its changes and what is said about it. */
export async function setFollowing(ctx: Ctx, doc: AnyDocument, id: string, on: boolean): Promise<void> {
  const { key } = mappingOf(doc)
  const me = ctx.actor.id
  await ctx.sql.query(
    on
      ? sql`insert into engine.follower (document, record_id, person, at) values (${key}, ${id}::uuid, ${me}::uuid, ${new Date(ctx.now)}) on conflict do nothing`
      : sql`delete from engine.follower where document = ${key} and record_id = ${id}::uuid and person = ${me}::uuid`,
  )
}
