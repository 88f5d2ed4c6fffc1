import sql from 'sql-template-tag'
import type { Sql } from '../../platform/database/sql.ts'

/**
 * Whether a person holds one of some codes through a role: who moves money or administers others is guarded more than
 * the rest.
 */
export async function holdsAnyCode(on: Sql, personId: string, codes: ReadonlySet<string>): Promise<boolean> {
  const held = await on.query(sql`
    select 1 from base.role_member m join base.role_permission rp on rp.role_id = m.role_id and rp.del_flag = 0
    where m.user_id = ${personId}::uuid and m.del_flag = 0 and rp.ppe_value = any(${[...codes]}::text[]) limit 1`)
  return held.length > 0
}
