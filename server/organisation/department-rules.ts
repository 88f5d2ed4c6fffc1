import sql from 'sql-template-tag'
import { department, type Department } from '../../base/department.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import type { BoundRules, Draft, RuleSet } from '../rule-set.ts'

const set: RuleSet<Ctx, Department> = { prepare: placed, check: allowed, on: {} }

/** The tree stays a tree: paths follow a moved node, units never stand under departments. */
export const departmentRules: BoundRules<Ctx> = { doc: department, set: set as unknown as BoundRules<Ctx>['set'] } // the store gives it departments only

interface Above { readonly id: string; readonly path: string; readonly unit_id: string | null; readonly dept_flag: string }

/** The path and owning unit of a node; those of everything under it move along. */
async function placed(ctx: Ctx, draft: Draft<Department>, before: Department | null): Promise<Partial<Department>> {
  const { id, deptPid, deptFlag } = draft
  if (typeof id !== 'string') return {}
  const above = typeof deptPid === 'string' ? await parent(ctx, deptPid) : null
  if (above?.path.includes(`/${id}/`) === true) throw wrong('department.cycle')
  if (above?.dept_flag === '2' && deptFlag !== '2') throw wrong('department.unitUnderDepartment')
  const path = `${above?.path ?? '/'}${id}/`
  const unitId = deptFlag === '2' ? above?.unit_id ?? null : id
  if (before !== null && before.path !== null && (before.path !== path || before.unitId !== unitId)) await moveBelow(ctx, before, path, unitId)
  return { path, unitId, deptId: deptFlag === '2' ? id : null }
}

async function allowed(ctx: Ctx, node: Department, before: Department | null): Promise<void> {
  if (node.deptPid === null && node.deptFlag !== '0') throw wrong('department.oneRoot')
  if (before === null || node.deptZt !== '0' || before.deptZt === '0') return
  const rows = await ctx.sql.query<{ count: string }>(sql`
    select count(*) from base.person p join base.department d on d.id in (p.user_dwid, p.user_bmid)
    where d.path like ${node.path} || '%' and p.user_zt = '1' and p.del_flag = 0`)
  const count = rows[0]?.count ?? '0'
  if (count !== '0') throw new Refusal('department.inUse', { count }, { errors: { deptZt: { code: 'department.inUse', params: { count } } } })
}

async function parent(ctx: Ctx, id: string): Promise<Above | null> {
  // The lock keeps two moves from hanging two nodes under one another.
  const rows = await ctx.sql.query<Above>(sql`select id, path, unit_id, dept_flag from base.department where id = ${id}::uuid and del_flag = 0 for share`)
  return rows[0] ?? null
}

/** Only departments below take over the unit: a unit below keeps being its own. */
async function moveBelow(ctx: Ctx, { path: from, unitId: oldUnit, id }: Department, to: string, unitId: string | null): Promise<void> {
  await ctx.sql.query(sql`
    update base.department set path = ${to} || substr(path, ${(from ?? '').length + 1}::integer),
      unit_id = case when unit_id is not distinct from ${oldUnit}::uuid then ${unitId}::uuid else unit_id end, ver = ver + 1
    where path like ${from} || '%' and id <> ${id}::uuid`)
}

function wrong(code: string): Refusal {
  return new Refusal(code, {}, { errors: { deptPid: { code } } })
}
