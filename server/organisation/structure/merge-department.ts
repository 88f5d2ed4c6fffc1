import sql from 'sql-template-tag'
import { additionalPost } from '../../../base/additional-post.ts'
import { department, type Department } from '../../../base/department.ts'
import { person } from '../../../base/person.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { find, get } from '../../records/read/find-visible-records.ts'
import { change } from '../../records/write/change-by-system.ts'
import { save } from '../../records/write/save-record.ts'

/**
 * Puts a department into another: its people, their posts and what stands under it go there. The node itself is
 * closed and hangs below the other, so that its records stay in sight of whoever sees the other and below.
 */
export async function mergeInto(ctx: Ctx, node: Department, into: string): Promise<void> {
  const target = await departmentAt(ctx, into, 'into')
  if (target.id === node.id || target.path?.includes(`/${node.id}/`) === true)
    throw Refusal.atField('into', 'department.mergeSelf')
  requireDepartment(node)
  const own = ctx.withoutScope('departments are merged')
  for (const below of await find(own, department, { deptPid: node.id }))
    await save(own, department, { id: below.id, ver: below.ver, deptPid: target.id })
  await movePeople(own, await idsIn(ctx, node.id), target)
  for (const post of await find(own, additionalPost, { bmId: node.id }))
    await change(own, additionalPost, post, { dwId: target.unitId, bmId: target.id }, { verb: 'update' })
  const { ver } = await get(own, department, node.id)
  await save(own, department, { id: node.id, ver, deptPid: target.id, deptZt: '0' })
}

/** Makes a department beside another out of some of its people. */
export async function splitOff(ctx: Ctx, node: Department, name: string, people: readonly string[]): Promise<void> {
  requireDepartment(node)
  const own = ctx.withoutScope('a department is split')
  const members = new Set(await idsIn(ctx, node.id))
  if (people.length === 0 || people.some((id) => !members.has(id)))
    throw Refusal.atField('movedPeople', 'department.splitPeople')
  const { id } = await save(own, department, {
    deptName: name,
    deptSname: [...name].slice(0, 20).join(''),
    deptPid: node.deptPid,
    deptFlag: '2',
    deptZt: '1',
  })
  await movePeople(own, people, await get(own, department, id))
}

async function movePeople(own: Ctx, ids: readonly string[], { id, unitId }: Department): Promise<void> {
  for (const one of await find(own, person, { id: [...ids] }, { lock: true }))
    await change(own, person, one, { userDwid: unitId, userBmid: id, unitId, deptId: id }, { verb: 'transfer' })
}

/** Everybody whose main place it is, in service or not. */
async function idsIn({ sql: on }: Ctx, place: string): Promise<string[]> {
  return (
    await on.query<{ id: string }>(
      sql`select id from base.person where user_bmid = ${place}::uuid and del_flag = 0 order by id`,
    )
  ).map(({ id }) => id)
}

async function departmentAt(ctx: Ctx, id: string, field: string): Promise<Department> {
  const [found] = await find(ctx, department, { id }, { limit: 1 })
  if (found === undefined || found.deptFlag !== '2' || found.deptZt !== '1')
    throw Refusal.atField(field, 'department.mergeInto')
  return found
}

/** Units are companies: they are merged by lawyers, not here. */
function requireDepartment({ deptFlag, deptZt }: Department): void {
  if (deptFlag !== '2' || deptZt !== '1') throw new Refusal('department.mergeUnit')
}
