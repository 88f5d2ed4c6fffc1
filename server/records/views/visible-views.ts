import sql, { type Sql } from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'

/** Views `v` that are the caller's own, or shared with a role he holds or a unit or department he belongs to. */
export function isVisible({ actor }: Pick<Ctx, 'actor'>): Sql {
  const places = [
    ...new Set([actor.unitId, actor.deptId, ...actor.posts.flatMap(({ unitId, deptId }) => [unitId, deptId])]),
  ].filter((id) => id !== null)
  return sql`(v.owner = ${actor.id}::uuid or exists (
    select 1 from engine.list_view_share s where s.view_id = v.id and case s.kind
      when 'role' then s.target in (select m.role_id from base.role_member m where m.user_id = ${actor.id}::uuid and m.del_flag = 0)
      else exists (select 1 from base.department d where d.id = any(${places}::uuid[]) and d.path like '%/' || s.target::text || '/%') end))`
}
