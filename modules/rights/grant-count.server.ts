import sql from 'sql-template-tag'
import type { Count, Ctx } from '../../server/define.ts'
import { securityAdmins } from './own-role.server.ts'

/** How many changes of roles wait for the caller to confirm them, and how many people wait for a page. */
export const grantRequests: Count<Ctx> = async (ctx) => {
  if (!ctx.actor.permissions.has('jsgn-bj') || !(await securityAdmins(ctx)).includes(ctx.actor.id)) return 0
  const [row] = await ctx.sql.query<{ n: number }>(sql`
    select (select count(*)::int from rights.grant_request where state = 'waiting' and asked_by <> ${ctx.actor.id}::uuid)
      + (select count(*)::int from rights.access_request where state = 'waiting' and person <> ${ctx.actor.id}::uuid) as n`)
  return row?.n ?? 0
}
