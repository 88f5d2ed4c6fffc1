import sql from 'sql-template-tag'
import { dayMs, hourMs } from '../../core/values/duration.ts'
import { sweepSessions } from '../identity/session/delete-old-sessions.ts'
import type { Ctx } from '../platform/context/context.ts'
import { readSettings } from '../platform/settings/read-settings.ts'

const keys = [
  'retention.signInDays',
  'retention.callDays',
  'retention.messageDays',
  'retention.noticeDays',
  'retention.jobDays',
] as const

/**
 * Deletes what nobody needs any more: answers kept for repetitions, outbox rows that nobody was to hear of, notices,
 * messages and logs older than the settings keep them.
 */
export async function deleteExpiredRows(ctx: Ctx): Promise<void> {
  const before = (ms: number) => new Date(ctx.now - ms)
  const kept = await readSettings(ctx, keys)
  const gone = (key: (typeof keys)[number]) => before(Number(kept[key]) * dayMs)
  await sweepSessions(ctx.sql, ctx.now, {
    logDays: Number(kept['retention.signInDays']),
    messageDays: Number(kept['retention.messageDays']),
  })
  await ctx.sql.query(sql`delete from engine.idempotency where at < ${before(48 * hourMs)}`)
  await ctx.sql.query(sql`delete from engine.outbox where done_at < ${before(7 * dayMs)}`)
  await ctx.sql.query(sql`delete from engine.notice where read_at < ${gone('retention.noticeDays')}`)
  await ctx.sql.query(
    sql`delete from engine.message where created_at < ${gone('retention.messageDays')} and state not in ('waiting', 'sending')`,
  )
  // What happened to accounts and calls is kept for half a year at least (ASVS 16, classified protection).
  await ctx.sql.query(sql`delete from engine.call_log where at < ${gone('retention.callDays')}`)
  await ctx.sql.query(sql`delete from engine.job_log where started < ${gone('retention.jobDays')}`)
  await ctx.sql.query(
    sql`delete from engine.task_reminder r using engine.flow_task t where t.id = r.task and t.closed < ${before(7 * dayMs)}`,
  )
}
