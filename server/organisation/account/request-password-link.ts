import { Refusal } from '../../../core/words/refusal.ts'
import { auditSecurity } from '../../identity/session/audit-security.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { needsSecond, requireReachable } from './account-actions.ts'
import { linkJob } from './account-jobs.ts'
import { tellAll } from './account-request-notices.ts'
import type { Asked } from './account-request-store.ts'
import { askSecond } from './account-requests.ts'

/** Sends a password link to the owner's phone after the transaction, or puts it before a second administrator. */
export async function askLink(ctx: Ctx, personId: string): Promise<void> {
  if (personId === ctx.actor.id) throw new Refusal('account.oneself')
  await requireReachable(ctx, personId)
  const asked: Asked = { kind: 'link', personId, changes: [] }
  if (await needsSecond(ctx, 'link', personId)) return void (await askSecond(ctx, asked))
  await enqueue(ctx, linkJob, { personId, madeBy: ctx.actor.id, lang: ctx.lang })
  await auditSecurity(ctx.sql, {
    at: ctx.now,
    verb: 'password.reset',
    accountId: personId,
    personId: ctx.actor.id,
    ip: ctx.ip,
    requestId: ctx.requestId,
  })
  await tellAll(ctx, asked, 'done')
}
