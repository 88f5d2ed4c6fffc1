import sql from 'sql-template-tag'
import type { Ctx } from '../../../server/module-api.ts'

/** Who takes a letter for a department or unit, or countersigns for it: its leader, else the nearest above, each once. */
export async function leadersOfUnits(ctx: Ctx, places: readonly string[]): Promise<readonly string[]> {
  if (places.length === 0) return []
  const rows = await ctx.sql.query<{ id: string }>(sql`
    with recursive above as (
      select d.id as place, d.dept_pid, d.leader_id, 1 as level from base.department d
        where d.id = any(${places}::uuid[]) and d.del_flag = 0
      union all
      select a.place, d.dept_pid, d.leader_id, a.level + 1 from above a
        join base.department d on d.id = a.dept_pid and d.del_flag = 0
        where a.level < 32
    ), nearest as (
      select distinct on (a.place) a.place, p.id from above a
        join base.person p on p.id = a.leader_id and p.user_zt = '1' and p.del_flag = 0
        order by a.place, a.level
    )
    select id from nearest order by array_position(${places}::uuid[], place)`)
  return [...new Set(rows.map(({ id }) => id))]
}
