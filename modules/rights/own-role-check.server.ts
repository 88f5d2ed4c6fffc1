import { person } from '../../base/person.ts'
import { roleMember } from '../../base/role-member.ts'
import { role } from '../../base/role.ts'
import { type Ctx, find, Refusal } from '../../server/module-api.ts'
import { changesOf } from './merge-role-edits.ts'
import { roleNameIn } from './role-and-person-names.server.ts'
import type { RoleSheet, SheetChange } from './role-edit-types.ts'

/** What a change of a role gives to whoever holds it; taking away, naming and members are not among it. */
export function gains(before: RoleSheet, after: RoleSheet): SheetChange[] {
  return changesOf(before, after).filter(
    ({ part, how }) => how !== 'dropped' && (part === 'permissions' || part === 'grantable' || part === 'scopes'),
  )
}

/** Whether the caller holds a role. */
export async function holds(ctx: Ctx, roleId: string): Promise<boolean> {
  return (await find(ctx, roleMember, { userId: ctx.actor.id, roleId }, { limit: 1 })).length > 0
}

/** Nobody gives more to a role that he holds; another administrator does, or confirms it. */
export async function requireOther(ctx: Ctx, roleId: string): Promise<void> {
  if (ctx.unscoped !== null || !(await holds(ctx, roleId))) return
  const [held] = await find(ctx, role, { id: roleId })
  throw new Refusal('rights.own-role', { role: held === undefined ? '' : roleNameIn(ctx, held) })
}

/** The security administrators in service. */
export async function securityAdmins(ctx: Ctx): Promise<string[]> {
  const [office] = await find(ctx, role, { roleCode: 'securityAdmin' })
  const members = office === undefined ? [] : await find(ctx, roleMember, { roleId: office.id })
  if (members.length === 0) return []
  return (
    await find(ctx.withoutScope('who else holds the office'), person, {
      id: members.map(({ userId }) => userId),
      userZt: '1',
    })
  ).map(({ id }) => id)
}
