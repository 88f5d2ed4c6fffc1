import sql from 'sql-template-tag'
import { dayMs } from '../../../core/values/duration.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** Who may sign in under a name or number. */
export interface SignInPerson {
  readonly id: string
  readonly hash: string | null
  /** userZt is 1 启用. */
  readonly active: boolean
}

/** The person of a user name (case does not matter); null when there is none. */
export async function personByCode(on: Sql, code: string): Promise<SignInPerson | null> {
  const rows = await on.query<SignInPerson>(sql`
    select p.id, c.hash, p.user_zt = '1' as active
    from base.person p left join engine.credential c on c.person_id = p.id
    where lower(p.user_code) = lower(${code}) and p.del_flag = 0`)
  return rows[0] ?? null
}

/** The only working person with a phone number; null when there is none or more than one. */
export async function personByTel(on: Sql, tel: string): Promise<SignInPerson | null> {
  const rows = await on.query<SignInPerson>(sql`
    select p.id, c.hash, true as active
    from base.person p left join engine.credential c on c.person_id = p.id
    where p.user_tel = ${tel} and p.del_flag = 0 and p.user_zt = '1' limit 2`)
  return rows.length === 1 ? (rows[0] ?? null) : null
}

/** The only working person with a mail address; null when there is none or more than one. */
export async function personByMail(on: Sql, email: string): Promise<SignInPerson | null> {
  const rows = await on.query<SignInPerson>(sql`
    select p.id, c.hash, true as active
    from base.person p left join engine.credential c on c.person_id = p.id
    where lower(p.email) = lower(${email}) and p.del_flag = 0 and p.user_zt = '1' limit 2`)
  return rows.length === 1 ? (rows[0] ?? null) : null
}

/** The stored hash of a person's password. */
export async function hashOf(on: Sql, personId: string): Promise<string | null> {
  const rows = await on.query<{ hash: string }>(
    sql`select hash from engine.credential where person_id = ${personId}::uuid`,
  )
  return rows[0]?.hash ?? null
}

// No setting asks for more.
const mostPast = 12

/**
 * Sets a password's hash; `mustChange` for one-time passwords that somebody else chose. The one before is remembered.
 */
export async function setCredential(
  on: Sql,
  personId: string,
  hash: string,
  at: number,
  mustChange = false,
): Promise<void> {
  await on.query(
    sql`insert into engine.password_past (person_id, hash, until) select person_id, hash, ${new Date(at)} from engine.credential where person_id = ${personId}::uuid and not must_change`,
  )
  await on.query(sql`
    insert into engine.credential (person_id, hash, must_change, changed_at) values (${personId}::uuid, ${hash}, ${mustChange}, ${new Date(at)})
    on conflict (person_id) do update set hash = excluded.hash, must_change = excluded.must_change, changed_at = excluded.changed_at`)
  await on.query(sql`
    delete from engine.password_past where person_id = ${personId}::uuid and id not in (select id from engine.password_past where person_id = ${personId}::uuid order by id desc limit ${mostPast})`)
}

/** The hashes of a person's latest passwords, the present one among them. */
export async function latestHashes(on: Sql, personId: string, most: number): Promise<string[]> {
  if (most === 0) return []
  const rows = await on.query<{ hash: string }>(sql`
    select hash from (select hash, 9223372036854775807 as id from engine.credential where person_id = ${personId}::uuid
      union all select hash, id from engine.password_past where person_id = ${personId}::uuid) known order by id desc limit ${most}`)
  return rows.map(({ hash }) => hash)
}

/**
 * Remembers on the person when he signed in last; no change of his record, so no new version of it. A password that has
 * grown too old is changed first.
 */
export async function markLogin(on: Sql, personId: string, at: number, passwordLife: number | null): Promise<void> {
  const born = passwordLife === null ? null : new Date(at - passwordLife)
  if (born !== null)
    await on.query(
      sql`update engine.credential set must_change = true where person_id = ${personId}::uuid and changed_at < ${born}`,
    )
  await on.query(sql`
    update base.person p set last_login = ${new Date(at)},
      pwd_expire = (select (c.changed_at at time zone 'Asia/Shanghai')::date + ${passwordLife === null ? null : Math.round(passwordLife / dayMs)}::integer from engine.credential c where c.person_id = p.id)
    where p.id = ${personId}::uuid`)
}
