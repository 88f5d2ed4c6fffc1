import sql from 'sql-template-tag'
import type { Words } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { KeptCounts } from './cached-counts.ts'

/** A role with the number of its working people (DAT-05). */
interface RoleSum {
  readonly rolename: string
  readonly roleid: string
  readonly zongshu: number
}

interface CountedRole {
  readonly id: string
  readonly code: string
  readonly name: Words
  readonly heads: number
}

/** Every role, or the one of a code, in the caller's language. */
export async function roleSums({ sql: on, lang }: Ctx, counts: KeptCounts, code: string): Promise<RoleSum[]> {
  const roles = await counts(on, 'roles', () => countedRoles(on))
  return roles
    .filter((role) => code === '' || role.code === code)
    .map(({ id, name, heads }) => ({ rolename: name[lang], roleid: id, zongshu: heads }))
}

function countedRoles(on: Sql): Promise<CountedRole[]> {
  return on.query(sql`
    select r.id, r.role_code as code, coalesce(h.heads, 0) as heads, jsonb_build_object('zh', r.role_name,
      'ru', coalesce(nullif(r.name_ru, ''), r.role_name), 'en', coalesce(nullif(r.name_en, ''), r.role_name)) as name
    from base.role r
    left join (
      select m.role_id, count(*)::int as heads from base.role_member m join base.person p on p.id = m.user_id and p.user_zt = '1' and p.del_flag = 0
      where m.del_flag = 0 group by m.role_id
    ) h on h.role_id = r.id
    where r.del_flag = 0 order by r.role_code`)
}
