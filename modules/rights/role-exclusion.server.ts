import { person } from '../../base/person.ts'
import { roleMember } from '../../base/role-member.ts'
import { type Role, role } from '../../base/role.ts'
import { type Ctx, find, Refusal } from '../../server/module-api.ts'
import { isOffice } from './administrator-roles.ts'
import { personNameIn, roleNameIn } from './role-and-person-names.server.ts'

/** The role codes that a role names as incompatible. */
export function mutexOf({ mutexRoles }: Pick<Role, 'mutexRoles'>): readonly string[] {
  return (mutexRoles ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')
}

/** Whether one person may not hold both: either names the other, or one is an office and the other more than 员工. */
function exclude(one: Pick<Role, 'roleCode' | 'mutexRoles'>, other: Pick<Role, 'roleCode' | 'mutexRoles'>): boolean {
  if (one.roleCode === other.roleCode) return false
  if (mutexOf(one).includes(other.roleCode) || mutexOf(other).includes(one.roleCode)) return true
  return (isOffice(one) && other.roleCode !== 'staff') || (isOffice(other) && one.roleCode !== 'staff')
}

/** Refuses members who hold a role that this one excludes, the first of them by name. */
export async function requireCompatible(ctx: Ctx, held: Role, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  const roles = await find(ctx, role, {})
  const hostile = roles.filter((other) => other.id !== held.id && exclude(held, other))
  if (hostile.length === 0) return
  const [clash] = await find(
    ctx,
    roleMember,
    { userId: [...userIds], roleId: hostile.map(({ id }) => id) },
    { limit: 1 },
  )
  if (clash === undefined) return
  const [who] = await find(ctx.withoutScope('the name of whom two roles meet in'), person, { id: clash.userId })
  const other = hostile.find(({ id }) => id === clash.roleId)
  throw new Refusal('rights.exclusive', {
    person: who === undefined ? '' : personNameIn(ctx, who),
    role: roleNameIn(ctx, held),
    other: other === undefined ? '' : roleNameIn(ctx, other),
  })
}
