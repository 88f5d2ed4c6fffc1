import sql from 'sql-template-tag'
import { prepared, type Sql } from '../../platform/database/sql.ts'
import type { EndReason } from './end-session.ts'

/** What is asked of a session at every request; times are epoch ms. */
export interface SessionRow {
  readonly id: string
  readonly personId: string
  readonly seed: Buffer
  readonly generation: number
  readonly rotatedAt: number
  readonly lastSeen: number
  readonly absoluteEnd: number
  readonly ended: boolean
  readonly endedAt: number | null
  readonly endReason: EndReason | null
  /** The person still works here: userZt is 1 启用. */
  readonly active: boolean
  readonly mustChange: boolean
  /** His role demands a second factor that he has not yet. */
  readonly mustEnrol: boolean
  /** The one page it may show, when a ticket began it; null for a whole session. */
  readonly page: string | null
  /** Grows whenever people, roles, permissions or scopes change. */
  readonly accessVersion: string
}

/** The session of this id; null when there never was one. */
export async function readSession(on: Sql, id: string): Promise<SessionRow | null> {
  const rows = await on.query<SessionRow>(
    prepared(sql`
    select s.id, s.person_id as "personId", s.seed, s.generation, s.rotated_at as "rotatedAt", s.last_seen as "lastSeen",
      s.absolute_end as "absoluteEnd", s.ended_at is not null as ended, s.ended_at as "endedAt", s.end_reason as "endReason", coalesce(p.user_zt = '1' and p.del_flag = 0, false) as active,
      coalesce(c.must_change, false) as "mustChange", s.must_enrol as "mustEnrol", s.page, v.version as "accessVersion"
    from engine.session s
    cross join engine.cache_version v
    left join base.person p on p.id = s.person_id
    left join engine.credential c on c.person_id = s.person_id
    where s.id = ${id}::uuid and v.name = 'access'`),
  )
  return rows[0] ?? null
}

/** Moves a session to its next generation, once for all who try at the same time: only one of them is told true. */
export async function rotate(on: Sql, id: string, generation: number, at: number): Promise<boolean> {
  const rows = await on.query(
    prepared(sql`
    update engine.session set generation = generation + 1, rotated_at = ${new Date(at)}, last_seen = ${new Date(at)}
    where id = ${id}::uuid and generation = ${generation} and ended_at is null
    returning id`),
  )
  return rows.length === 1
}
