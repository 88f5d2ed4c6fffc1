import { roleMember } from '../../base/role-member.ts'
import { rolePermission } from '../../base/role-permission.ts'
import { type Role, role } from '../../base/role.ts'
import { type Ctx, find, Refusal, rules } from '../../server/module-api.ts'
import { requirePeople, requireRoleUnit } from './administrator-reach.server.ts'
import { requireGrantable } from './grantable-permissions.server.ts'
import { requireSuccessor } from './last-administrator-check.server.ts'
import { roleNameIn } from './role-and-person-names.server.ts'
import { requireCompatible } from './role-exclusion.server.ts'

/**
 * Refuses people who may not be given a role: oneself, somebody else's people, holders of what it excludes, or a role
 * that one could not have made.
 */
export async function requireNewMembers(ctx: Ctx, held: Role, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  if (ctx.unscoped === null) {
    if (userIds.includes(ctx.actor.id)) throw new Refusal('rights.oneself', { role: roleNameIn(ctx, held) })
    requireRoleUnit(ctx, held.unitId)
    await requirePeople(ctx, userIds)
    await requireGrantable(ctx, await codesOf(ctx, held.id))
  }
  await requireCompatible(ctx, held, userIds)
}

/** Refuses to take a role from somebody who may not lose it by this hand. */
export async function requireLeaving(ctx: Ctx, held: Role, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  if (ctx.unscoped === null) {
    requireRoleUnit(ctx, held.unitId)
    await requirePeople(ctx, userIds)
  }
  for (const userId of userIds) await requireSuccessor(ctx, [held.id], userId)
}

async function codesOf(ctx: Ctx, roleId: string): Promise<string[]> {
  return (await find(ctx, rolePermission, { roleId })).map(({ ppeValue }) => ppeValue)
}

export const roleMemberRules = rules(roleMember, {
  check: async (ctx, { roleId, userId }) => requireNewMembers(ctx, await roleOf(ctx, roleId), [userId]),
  on: { delete: async (ctx, { roleId, userId }) => requireLeaving(ctx, await roleOf(ctx, roleId), [userId]) },
})

async function roleOf(ctx: Ctx, id: string): Promise<Role> {
  const [held] = await find(ctx, role, { id })
  if (held === undefined) throw new Refusal('record.missing', {}, { status: 404 })
  return held
}
