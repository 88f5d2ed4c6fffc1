import { person } from '../../base/person.ts'
import { roleMember } from '../../base/role-member.ts'
import { role } from '../../base/role.ts'
import { type Ctx, find, Refusal, rules } from '../../server/module-api.ts'
import { isOffice, offices } from './administrator-roles.ts'
import { roleNameIn } from './role-and-person-names.server.ts'

/**
 * Refuses to take somebody out of an office that nobody else in service holds. The office is locked, so that two who
 * leave at once are one after the other.
 */
export async function requireSuccessor(ctx: Ctx, roleIds: readonly string[], leaving: string): Promise<void> {
  const held = (
    await find(ctx, role, { id: [...roleIds], roleCode: [...offices] }, { sort: ['roleCode'], lock: true })
  ).filter(isOffice)
  for (const office of held) {
    const members = await find(ctx, roleMember, { roleId: office.id })
    const others = members.map(({ userId }) => userId).filter((id) => id !== leaving)
    const active =
      others.length === 0
        ? []
        : await find(ctx.withoutScope('who else holds an office'), person, { id: others, userZt: '1' }, { limit: 1 })
    if (active.length === 0) throw new Refusal('rights.last-administrator', { role: roleNameIn(ctx, office) })
  }
}

async function requireStaying(ctx: Ctx, id: string): Promise<void> {
  const held = await find(ctx, roleMember, { userId: id })
  if (held.length > 0)
    await requireSuccessor(
      ctx,
      held.map(({ roleId }) => roleId),
      id,
    )
}

/** The last holder of an office neither leaves nor is disabled nor deleted. */
export const lastHolderRules = rules(person, {
  on: {
    lock: (ctx, { id }) => requireStaying(ctx, id),
    disable: (ctx, { id }) => requireStaying(ctx, id),
    leave: (ctx, { id }) => requireStaying(ctx, id),
    delete: (ctx, { id }) => requireStaying(ctx, id),
  },
})
