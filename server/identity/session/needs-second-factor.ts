import sql from 'sql-template-tag'
import type { Sql } from '../../platform/database/sql.ts'
import type { SessionSettings } from './session-settings.ts'

/** Everybody, where a list of role codes is expected. */
const everybody = '*'

/**
 * Whether a person holds a role that may not work without a second factor: by the parameter of the site, else by the
 * profile.
 */
export async function needsSecondFactor(
  on: Sql,
  personId: string,
  { secondFactorRoles }: Pick<SessionSettings, 'secondFactorRoles'>,
): Promise<boolean> {
  const [row] = await on.query<{ value: string | null }>(
    sql`select cfg_value as value from base.config where cfg_key = 'secondFactor.roles' and del_flag = 0`,
  )
  const roles = (row?.value ?? '').split(/[\s,，]+/).filter((code) => code !== '')
  const wanted = [...roles, ...secondFactorRoles]
  if (wanted.length === 0 || wanted.includes(everybody)) return wanted.length > 0
  const held = await on.query(sql`
    select 1 from base.role_member m join base.role r on r.id = m.role_id and r.del_flag = 0
    where m.user_id = ${personId}::uuid and m.del_flag = 0 and r.role_code = any(${wanted}::text[]) limit 1`)
  return held.length > 0
}
