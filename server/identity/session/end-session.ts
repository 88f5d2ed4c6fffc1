import sql from 'sql-template-tag'
import type { Sql } from '../../platform/database/sql.ts'

/** Why a session ended; kept in its row for the security log. */
export type EndReason = 'sign-out' | 'reuse' | 'password' | 'disabled' | 'forced' | 'own' | 'too-many'

/** Ends one session; nothing happens when it has ended already. */
export async function endSession(on: Sql, id: string, reason: EndReason, at: number): Promise<void> {
  await on.query(sql`
    update engine.session set ended_at = ${new Date(at)}, end_reason = ${reason} where id = ${id}::uuid and ended_at is null`)
}

/** Ends every session of a person except perhaps the one he is using. */
export async function endSessionsOf(
  on: Sql,
  personId: string,
  reason: EndReason,
  at: number,
  except: string | null = null,
): Promise<void> {
  await on.query(sql`
    update engine.session set ended_at = ${new Date(at)}, end_reason = ${reason}
    where person_id = ${personId}::uuid and ended_at is null and id is distinct from ${except}::uuid`)
}

/** Ends the oldest sessions of a person beyond the number he may have. */
export async function endOldest(on: Sql, personId: string, keep: number, at: number): Promise<void> {
  await on.query(sql`
    update engine.session set ended_at = ${new Date(at)}, end_reason = 'too-many'
    where id in (
      select id from engine.session where person_id = ${personId}::uuid and ended_at is null order by created_at desc, id desc offset ${keep})`)
}
