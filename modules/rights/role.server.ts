import { person } from '../../base/person.ts'
import { roleMember } from '../../base/role-member.ts'
import { rolePermission } from '../../base/role-permission.ts'
import { type Role, role } from '../../base/role.ts'
import { type Ctx, find, Refusal, rules } from '../../server/module-api.ts'
import { requireRoleUnit } from './administrator-reach.server.ts'
import { isOffice } from './administrator-roles.ts'
import { requireGrantable } from './grantable-permissions.server.ts'
import { requireOther } from './own-role-check.server.ts'
import { roleNameIn } from './role-and-person-names.server.ts'
import { mutexOf, requireCompatible } from './role-exclusion.server.ts'

/**
 * A role stays within its administrator's reach, keeps its exclusions true of those who hold it, and outlives its
 * members.
 */
export const roleRules = rules(role, {
  check: async (ctx, record, before) => {
    requireRoleUnit(ctx, record.unitId)
    if (before !== null) {
      requireRoleUnit(ctx, before.unitId)
      if (isOffice(before) && (before.roleCode !== record.roleCode || before.mutexRoles !== record.mutexRoles))
        throw new Refusal('rights.office-fixed', { role: roleNameIn(ctx, before) })
    }
    await requireKnown(ctx, record)
    if (before !== null && before.mutexRoles !== record.mutexRoles)
      await requireCompatible(ctx, record, await members(ctx, record.id))
  },
  on: {
    delete: async (ctx, record) => {
      requireRoleUnit(ctx, record.unitId)
      if (isOffice(record)) throw new Refusal('rights.office-fixed', { role: roleNameIn(ctx, record) })
      const held = await members(ctx, record.id)
      const active =
        held.length === 0
          ? []
          : await find(ctx.withoutScope('who holds a role'), person, { id: held, userZt: { not: '3' } })
      if (active.length > 0)
        throw new Refusal('rights.role-in-use', { role: roleNameIn(ctx, record), count: active.length })
    },
  },
})

export const rolePermissionRules = rules(rolePermission, {
  check: async (ctx, { roleId, ppeValue }) => {
    await requireGrantable(ctx, [ppeValue])
    await requireOther(ctx, roleId)
  },
  on: { delete: (ctx, { ppeValue }) => requireGrantable(ctx, [ppeValue]) },
})

async function members(ctx: Ctx, roleId: string): Promise<string[]> {
  return (await find(ctx, roleMember, { roleId })).map(({ userId }) => userId)
}

async function requireKnown(ctx: Ctx, record: Role): Promise<void> {
  const named = mutexOf(record)
  const known = named.length === 0 ? [] : await find(ctx, role, { roleCode: [...named] })
  const unknown = named.find((code) => !known.some(({ roleCode }) => roleCode === code) || code === record.roleCode)
  if (unknown !== undefined) throw Refusal.atField('mutexRoles', 'rights.mutex-unknown', { code: unknown })
}
