import type { Pool } from '../../server/platform/database/pool.ts'

/** Hangs that many departments under those there are; answers places where people may work. */
export async function growDepartments(pool: Pool, count: number): Promise<{ unitId: string; deptId: string }[]> {
  await pool.driver.query(
    `
    insert into base.department (id, unit_id, dept_id, create_by, create_name, dept_code, dept_name, dept_sname, dept_pid, dept_flag, dept_sort, dept_zt, path, search, search_grams)
    with above as (select id, unit_id, path, row_number() over (order by dept_code, id) as place, count(*) over () as all_of from base.department where dept_flag = '2' and del_flag = 0),
    made as (
      select gen_random_uuid() as id, a.id as pid, a.unit_id, a.path, g, '班组' || g as name
      from generate_series(1, $1::int) g join above a on a.place = 1 + g % a.all_of)
    select id, unit_id, id, id, 'bench', 'B' || g, name, name, pid, '2', g, '1', path || id || '/', E'b' || g || E'\\n' || name || E'\\nbanzu' || g || E'\\nbz' || g, '{}' from made`,
    [count],
  )
  const { rows } = await pool.driver.query<{ unitId: string; deptId: string }>(
    `select unit_id as "unitId", id as "deptId" from base.department where dept_flag = '2' and del_flag = 0 order by dept_code, id limit 500`,
  )
  return rows
}
