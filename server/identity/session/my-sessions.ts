import sql from 'sql-template-tag'
import { deviceOf } from '../../../base/user-agent-device.ts'
import type { MyAttempt, MySession } from '../../../core/api-types/my-sessions.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { SessionSettings } from './session-settings.ts'

type Told<T extends { readonly device: string }> = Omit<T, 'device'> & { readonly agent: string }

/** Sessions of a person that can still be used, the one asked from first, then the latest used. */
export async function mySessions(
  on: Sql,
  personId: string,
  current: string,
  at: number,
  { idleLife, accessLife }: SessionSettings,
): Promise<MySession[]> {
  const rows = await on.query<Told<MySession>>(sql`
    select id, agent, ip, created_at as "createTime", last_seen as "lastSeen", id = ${current}::uuid as current from engine.session
    where person_id = ${personId}::uuid and ended_at is null and page is null and absolute_end > ${new Date(at)} and last_seen > ${new Date(at - idleLife - accessLife)}
    order by id = ${current}::uuid desc, last_seen desc, id`)
  return rows.map(named)
}

/** The newest attempts to sign in as this person, good and bad. */
export async function myAttempts(on: Sql, personId: string, limit = 10): Promise<MyAttempt[]> {
  const rows = await on.query<Told<MyAttempt>>(sql`
    select id::text, at, outcome, way, agent, ip from engine.sign_in_log
    where person_id = ${personId}::uuid and outcome in ('ok', 'wrong', 'locked', 'disabled', 'reuse', 'second') order by at desc, id desc limit ${limit}`)
  return rows.map(named)
}

/**
 * Ends sessions of the person himself; those of others, and ones that are over, are passed over. Answers how many
 * ended.
 */
export async function endMine(on: Sql, personId: string, ids: readonly string[], at: number): Promise<number> {
  const ended = await on.query(sql`
    update engine.session set ended_at = ${new Date(at)}, end_reason = 'own'
    where person_id = ${personId}::uuid and id = any(${ids}::uuid[]) and ended_at is null returning id`)
  return ended.length
}

function named<T extends { readonly agent: string }>({
  agent,
  ...rest
}: T): Omit<T, 'agent'> & { readonly device: string } {
  return { ...rest, device: deviceOf(agent) }
}
