import sql from 'sql-template-tag'
import type { SessionSettings } from '../../../identity/session/session-settings.ts'
import { prepared, type Sql } from '../../../platform/database/sql.ts'

// What keeps a session awake is written a little after it happened.
const writtenWithin = 30_000

/** Those of the sessions that still live: not ended, not run out, not idle for too long, of a person in service. */
export async function activeSessions(
  on: Sql,
  ids: readonly string[],
  at: number,
  { idleLife, accessLife }: SessionSettings,
): Promise<ReadonlySet<string>> {
  const rows = await on.query<{ id: string }>(
    prepared(sql`
    select s.id from engine.session s join base.person p on p.id = s.person_id and p.user_zt = '1' and p.del_flag = 0
    where s.id = any(${ids}::uuid[]) and s.ended_at is null and s.absolute_end > ${new Date(at)}
      and (s.last_seen > ${new Date(at - idleLife - writtenWithin)} or s.rotated_at > ${new Date(at - accessLife)})`),
  )
  return new Set(rows.map(({ id }) => id))
}
