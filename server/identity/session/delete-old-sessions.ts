import sql from 'sql-template-tag'
import { dayMs } from '../../../core/values/duration.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** For how many days the sign-in log and the text messages are kept. */
interface Kept {
  readonly logDays: number
  readonly messageDays: number
}

/** Deletes what sign-in no longer needs, its log and messages after so many days. Meant for a daily job. */
export async function sweepSessions(on: Sql, at: number, { logDays, messageDays }: Kept): Promise<void> {
  const before = (days: number) => new Date(at - days * dayMs)
  await on.query(sql`delete from engine.session where absolute_end < ${before(180)}`)
  await on.query(sql`delete from engine.sign_in_log where at < ${before(logDays)}`)
  await on.query(sql`delete from engine.sms_code where created_at < ${before(2)}`)
  await on.query(sql`delete from engine.sms_outbox where created_at < ${before(messageDays)}`)
  await on.query(sql`delete from engine.outside_sign_in where expires_at < ${before(1)}`)
  await on.query(sql`delete from engine.second_step where expires_at < ${before(1)}`)
  await on.query(sql`delete from engine.captcha where expires_at < ${before(1)}`)
  await on.query(sql`
    delete from engine.sign_in_guard
    where coalesce(locked_until, '-infinity') < ${before(1)} and not exists (select from unnest(failures) f where f > ${before(1)})`)
}
