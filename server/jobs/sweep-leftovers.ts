import sql from 'sql-template-tag'
import type { Ctx } from '../context.ts'
import { sweepSessions } from '../session/sweep.ts'

const hour = 3_600_000
const day = 24 * hour
const keptLogs = 190 * day

/** Deletes what nobody needs any more: answers kept for repetitions, outbox rows long carried on, read notices of last year, messages of last quarter. */
export async function sweepLeftovers(ctx: Ctx): Promise<void> {
  const before = (ms: number) => new Date(ctx.now - ms)
  await sweepSessions(ctx.sql, ctx.now)
  await ctx.sql.query(sql`delete from engine.idempotency where at < ${before(48 * hour)}`)
  await ctx.sql.query(sql`delete from engine.outbox where done_at < ${before(7 * day)}`)
  await ctx.sql.query(sql`delete from engine.notice where read_at < ${before(365 * day)}`)
  await ctx.sql.query(sql`delete from engine.message where created_at < ${before(90 * day)} and state not in ('waiting', 'sending')`)
  // What happened to accounts and calls is kept for half a year at least (ASVS 16, classified protection).
  await ctx.sql.query(sql`delete from engine.call_log where at < ${before(keptLogs)}`)
  await ctx.sql.query(sql`delete from engine.job_log where started < ${before(30 * day)}`)
  await ctx.sql.query(sql`delete from engine.task_reminder r using engine.flow_task t where t.id = r.task and t.closed < ${before(7 * day)}`)
}
