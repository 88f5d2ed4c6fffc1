import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'

/** The codes that make somebody the second person: his office agrees to what another asks for. */
export const confirmCode = 'yhgl-qr'

/** Whether two people share an office: then they are one voice. */
async function shareOffice({ sql: on }: Ctx, one: string, other: string): Promise<boolean> {
  const shared = await on.query(sql`
    select 1 from base.role_member a join base.role_member b on b.role_id = a.role_id and b.del_flag = 0
    join base.role r on r.id = a.role_id and r.del_flag = 0 and r.role_type = '1'
    where a.user_id = ${one}::uuid and b.user_id = ${other}::uuid and a.del_flag = 0 limit 1`)
  return shared.length > 0
}

/** Whether the caller may agree to what somebody asked about somebody: of another office, and neither of the two. */
export async function mayConfirm(ctx: Ctx, askedBy: string, about: string | null): Promise<boolean> {
  const { actor } = ctx
  if (!actor.permissions.has(confirmCode) || actor.id === askedBy || actor.id === about) return false
  return !(await shareOffice(ctx, actor.id, askedBy))
}

/** Those in service who could agree to what the caller asks about somebody. */
export async function secondPeople(ctx: Ctx, about: string | null): Promise<string[]> {
  const rows = await ctx.sql.query<{ id: string }>(sql`
    select distinct p.id from base.person p
    join base.role_member m on m.user_id = p.id and m.del_flag = 0
    join base.role_permission rp on rp.role_id = m.role_id and rp.ppe_value = ${confirmCode} and rp.del_flag = 0
    where p.user_zt = '1' and p.del_flag = 0 and p.id <> ${ctx.actor.id}::uuid and p.id is distinct from ${about}::uuid
      and not exists (select from base.role_member a join base.role_member b on b.role_id = a.role_id and b.del_flag = 0 join base.role r on r.id = a.role_id and r.del_flag = 0 and r.role_type = '1'
        where a.user_id = p.id and b.user_id = ${ctx.actor.id}::uuid and a.del_flag = 0)`)
  return rows.map(({ id }) => id)
}
