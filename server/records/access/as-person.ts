import sql from 'sql-template-tag'
import { loadActor } from '../../identity/access/actor.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { prepared } from '../../platform/database/sql.ts'
import { missing } from '../read/record-refusals.ts'

/**
 * The context another person would have now, to find out what he may do: his rights are loaded as those of
 * his own request are. Whoever makes one only asks and never writes with it.
 */
export async function asPerson(ctx: Ctx, personId: string): Promise<Ctx> {
  if (!isId(personId)) throw missing()
  const known = await ctx.sql.query(
    prepared(sql`select 1 from base.person where id = ${personId}::uuid and del_flag = 0`),
  )
  if (known.length === 0) throw missing()
  return makeContext({ ...ctx, actor: await loadActor(ctx.sql, personId) })
}
