import sql from 'sql-template-tag'
import type { Ctx } from '../context.ts'
import { makeContext } from '../make-context.ts'
import { isId } from '../store/is-id.ts'
import { missing } from '../store/refuse.ts'
import { loadActor } from './actor.ts'

/**
 * The context another person would have now, to find out what he may do: his rights are loaded as those of
 * his own request are. Whoever makes one only asks and never writes with it.
 */
export async function asPerson(ctx: Ctx, personId: string): Promise<Ctx> {
  if (!isId(personId)) throw missing()
  const known = await ctx.sql.query(sql`select 1 from base.person where id = ${personId}::uuid and del_flag = 0`)
  if (known.length === 0) throw missing()
  return makeContext({ ...ctx, actor: await loadActor(ctx.sql, personId) })
}
