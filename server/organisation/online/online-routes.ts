import type { FastifyInstance, FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import { onlineList } from '../../../base/online-list.ts'
import { person } from '../../../base/person.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { auditSecurity } from '../../identity/session/audit-security.ts'
import { endSession } from '../../identity/session/end-session.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { inContext } from '../../platform/http/request-context.ts'
import { rows } from '../../records/list/visible-rows.ts'
import { callListRoutes } from '../../records/system-list/system-list-routes.ts'
import { onlineSessions } from './online-sessions.ts'

const mostAtOnce = 200

/** Who is here, and sending somebody out: his next call is answered 401. */
export function onlineRoutes(app: FastifyInstance): void {
  callListRoutes(app, { list: onlineList, source: onlineSessions, needs: 'zxyh-ck', exportNeeds: 'zxyh-ck' })

  app.post('/api/system/online/end', { config: { needs: 'zxyh-xx' } }, async (request) => {
    const ids = idsOf(request)
    return { ended: await inContext(request, (ctx) => endThem(ctx, ids)) }
  })
}

function idsOf(request: FastifyRequest): readonly string[] {
  const input = readInput(request, request.body)
  const ids = input.ids('ids', mostAtOnce)
  input.finish()
  // One's own session is left by signing out, which clears the browser too.
  if (request.caller !== null && ids.includes(request.caller.sessionId)) throw new Refusal('online.own')
  return ids
}

/** Ends the sessions of people the caller may see; those that ended meanwhile are passed over. */
async function endThem(ctx: Ctx, ids: readonly string[]): Promise<number> {
  const found = await ctx.sql.query<{ id: string; personId: string }>(sql`
    select s.id, s.person_id as "personId" from engine.session s join (${rows(ctx, person)}) p on p.id = s.person_id where s.id = any(${ids}::uuid[]) and s.ended_at is null`)
  for (const { id, personId } of found) {
    await endSession(ctx.sql, id, 'forced', ctx.now)
    await auditSecurity(ctx.sql, {
      at: ctx.now,
      verb: 'session.force',
      accountId: personId,
      personId: ctx.actor.id,
      ip: ctx.ip,
      requestId: ctx.requestId,
    })
  }
  return found.length
}
