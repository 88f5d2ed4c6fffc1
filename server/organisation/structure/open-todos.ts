import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'

/** How many open approval tasks wait for people who work at or under a path of the organisation. */
export async function openTodosUnder({ sql: on }: Ctx, path: string): Promise<number> {
  const rows = await on.query<{ count: number }>(sql`
    select count(*)::int as count from engine.flow_task t
    join base.person p on p.id = t.assignee and p.del_flag = 0 join base.department d on d.id = coalesce(p.user_bmid, p.user_dwid)
    where t.result is null and d.path like ${path} || '%'`)
  return rows[0]?.count ?? 0
}
