import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'

/** Ids of the people in service who hold a permission through some role: whom to tell when something waits. */
export async function holdersOf(ctx: Ctx, permission: string): Promise<string[]> {
  const rows = await ctx.sql.query<{ id: string }>(sql`
    select distinct p.id from base.role_permission rp
    join base.role_member m on m.role_id = rp.role_id and m.del_flag = 0
    join base.person p on p.id = m.user_id and p.user_zt = '1' and p.del_flag = 0
    where rp.ppe_value = ${permission} and rp.del_flag = 0 order by p.id`)
  return rows.map(({ id }) => id)
}
