import sql from 'sql-template-tag'
import type { Department } from '../../../base/department.ts'
import type { Ctx } from '../../platform/context/context.ts'

/** Where a node stands: its materialised path, and the unit it belongs to. */
export interface Placed {
  readonly path: string
  readonly unitId: string | null
}

/**
 * Moves what stands under a node along with it: departments, and where the unit becomes another, the people in
 * them and their posts. A unit below keeps being its own. Thousands of people are still three statements.
 */
export async function moveSubtree(
  ctx: Ctx,
  { id, path: from, unitId: oldUnit }: Department,
  { path, unitId }: Placed,
): Promise<void> {
  await ctx.sql.query(sql`
    update base.department set path = ${path} || substr(path, ${(from ?? '').length + 1}::integer),
      unit_id = case when unit_id is not distinct from ${oldUnit}::uuid then ${unitId}::uuid else unit_id end, ver = ver + 1
    where path like ${from} || '%' and id <> ${id}::uuid`)
  if (unitId === null || unitId === oldUnit) return
  const moved = sql`(select d.id from base.department d where d.id = ${id}::uuid or (d.path like ${path} || '%' and d.unit_id = ${unitId}::uuid and d.dept_flag = '2'))`
  await ctx.sql.query(sql`
    with was as (select id, user_dwid from base.person where user_bmid in ${moved} and user_dwid is distinct from ${unitId}::uuid and del_flag = 0 for update),
    now as (
      update base.person p set user_dwid = ${unitId}::uuid, unit_id = ${unitId}::uuid, ver = p.ver + 1, update_by = ${ctx.actor.id}::uuid, update_time = ${new Date(ctx.now)}
      from was where p.id = was.id returning p.id, p.ver, was.user_dwid)
    insert into engine.history (document, record_id, at, person, person_name, verb, ver, field, before, after)
    select 'base.person', id, ${new Date(ctx.now)}, ${ctx.actor.id}::uuid, ${ctx.actor.name}, 'update', ver, 'userDwid', to_json(user_dwid)::text, ${JSON.stringify(unitId)} from now`)
  await ctx.sql.query(
    sql`update base.user_post set dw_id = ${unitId}::uuid, ver = ver + 1 where bm_id in ${moved} and dw_id is distinct from ${unitId}::uuid and del_flag = 0`,
  )
}
