import sql from 'sql-template-tag'
import { department, type Department } from '../../../base/department.ts'
import { contrast } from '../../../core/values/color-contrast.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { BoundRules, Draft, RuleSet } from '../../platform/context/rule-set.ts'
import { isLedByGuarded } from './change-leader.ts'
import { mergeInto, splitOff } from './merge-department.ts'
import { moveSubtree, type Placed } from './move-subtree.ts'
import { openTodosUnder } from './open-todos.ts'
import { askLeader } from './request-leader-change.ts'

const set: RuleSet<Ctx, Department> = {
  prepare: placed,
  check: allowed,
  on: {
    delete: unused,
    leader: (ctx, node, { newLeader }) => askLeader(ctx, node, String(newLeader ?? '')),
    merge: (ctx, node, { into }) => mergeInto(ctx, node, String(into ?? '')),
    split: (ctx, node, { newName, movedPeople }) =>
      splitOff(ctx, node, String(newName ?? ''), Array.isArray(movedPeople) ? movedPeople.map(String) : []),
  },
}

const white = '#ffffff'
// WCAG 2, as for every text.
const readable = 4.5

/**
 * The tree stays a tree: paths follow a moved node, units never stand under departments, nobody is left in what is
 * closed.
 */
export const departmentRules: BoundRules<Ctx> = { doc: department, set: set as unknown as BoundRules<Ctx>['set'] } // the store gives it departments only

interface Above {
  readonly id: string
  readonly path: string
  readonly unit_id: string | null
  readonly dept_flag: string
}

/** The path and owning unit of a node; those of everything under it move along. */
async function placed(ctx: Ctx, draft: Draft<Department>, before: Department | null): Promise<Partial<Department>> {
  const { id, deptPid, deptFlag } = draft
  if (typeof id !== 'string') return {}
  // One move at a time: two that pass each other could hang two branches under one another.
  if (before !== null && before.deptPid !== deptPid)
    await ctx.sql.query(sql`select pg_advisory_xact_lock(hashtextextended('base.department.move', 0))`)
  const place = await placeOf(ctx, { id, deptPid: deptPid ?? null, deptFlag: deptFlag ?? '2' })
  if (before !== null && before.path !== null && (before.path !== place.path || before.unitId !== place.unitId))
    await moveSubtree(ctx, before, place)
  return { ...place, deptId: deptFlag === '2' ? id : null }
}

/** Where a node would stand under a parent; refuses where it cannot. */
export async function placeOf(
  ctx: Ctx,
  { id, deptPid, deptFlag }: { readonly id: string; readonly deptPid: string | null; readonly deptFlag: string },
): Promise<Placed> {
  const above = deptPid === null ? null : await parent(ctx, deptPid)
  if (above?.path.includes(`/${id}/`) === true) throw Refusal.atField('deptPid', 'department.cycle')
  if (above?.dept_flag === '2' && deptFlag !== '2') throw Refusal.atField('deptPid', 'department.unitUnderDepartment')
  return { path: `${above?.path ?? '/'}${id}/`, unitId: deptFlag === '2' ? (above?.unit_id ?? null) : id }
}

async function allowed(ctx: Ctx, node: Department, before: Department | null): Promise<void> {
  if (node.deptPid === null && node.deptFlag !== '0') throw Refusal.atField('deptPid', 'department.oneRoot')
  if (node.deptTheme && node.deptTheme !== before?.deptTheme && contrast(node.deptTheme, white) < readable)
    throw Refusal.atField('deptTheme', 'department.theme')
  if (
    before !== null &&
    ctx.unscoped === null &&
    node.leaderId !== before.leaderId &&
    (await isLedByGuarded(ctx, before))
  )
    throw Refusal.atField('leaderId', 'department.leader')
  if (before === null || node.deptZt !== '0' || before.deptZt === '0') return
  await refuseInUse(ctx, node)
}

async function refuseInUse(ctx: Ctx, { path }: Department): Promise<void> {
  const count = await activePeopleUnder(ctx, path ?? '')
  if (count > 0) throw inUse('department.inUse', count)
  const todos = await openTodosUnder(ctx, path ?? '')
  if (todos > 0) throw inUse('department.openTodos', todos)
}

/** What is deleted stands alone: nothing under it, nobody in it. */
async function unused(ctx: Ctx, node: Department): Promise<void> {
  const rows = await ctx.sql.query<{ count: number }>(
    sql`select count(*)::int as count from base.department where dept_pid = ${node.id}::uuid and del_flag = 0`,
  )
  const below = rows[0]?.count ?? 0
  if (below > 0) throw new Refusal('department.hasBelow', { count: below })
  await refuseInUse(ctx, node)
}

async function activePeopleUnder(ctx: Ctx, path: string): Promise<number> {
  const rows = await ctx.sql.query<{ count: number }>(sql`
    select count(*)::int as count from base.person p join base.department d on d.id = coalesce(p.user_bmid, p.user_dwid)
    where d.path like ${path} || '%' and p.user_zt = '1' and p.del_flag = 0`)
  return rows[0]?.count ?? 0
}

async function parent(ctx: Ctx, id: string): Promise<Above | null> {
  const rows = await ctx.sql.query<Above>(
    sql`select id, path, unit_id, dept_flag from base.department where id = ${id}::uuid and del_flag = 0 for share`,
  )
  return rows[0] ?? null
}

function inUse(code: string, count: number): Refusal {
  return Refusal.atField('deptZt', code, { count })
}
