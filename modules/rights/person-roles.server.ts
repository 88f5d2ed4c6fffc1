import { person } from '../../base/person.ts'
import { roleMember } from '../../base/role-member.ts'
import { type Role, role } from '../../base/role.ts'
import type { Json } from '../../core/values/json.ts'
import { change, create, type Ctx, find, Refusal, remove, rules } from '../../server/module-api.ts'
import { requireNewMembers } from './role-member.server.ts'

/** Roles given to and taken from somebody where people are looked after, by the very rules of the page of roles. */
export const personRolesRules = rules(person, {
  on: {
    grant: (ctx, { id }, { givenRoles }) => giveRoles(ctx, id, idsIn(givenRoles)),
    withdraw: (ctx, { id }, { takenRoles }) => takeRoles(ctx, id, idsIn(takenRoles)),
  },
})

async function giveRoles(ctx: Ctx, userId: string, roleIds: readonly string[]): Promise<void> {
  for (const held of await lockedRoles(ctx, roleIds)) {
    const [member] = await find(ctx, roleMember, { userId, roleId: held.id }, { limit: 1 })
    if (member !== undefined) continue
    await requireNewMembers(ctx, held, [userId])
    await create(ctx, roleMember, { userId, roleId: held.id })
    await touch(ctx, held)
  }
}

async function takeRoles(ctx: Ctx, userId: string, roleIds: readonly string[]): Promise<void> {
  for (const held of await lockedRoles(ctx, roleIds)) {
    const [member] = await find(ctx, roleMember, { userId, roleId: held.id }, { limit: 1 })
    if (member === undefined) continue
    await remove(ctx, roleMember, [member.id])
    await touch(ctx, held)
  }
}

/** In one order, so that two administrators at once wait for each other. */
async function lockedRoles(ctx: Ctx, roleIds: readonly string[]): Promise<Role[]> {
  const held = await find(ctx, role, { id: [...roleIds] }, { sort: ['roleCode'], lock: true })
  if (held.length < roleIds.length) throw new Refusal('record.missing', {}, { status: 404 })
  return held
}

/** The role's own row carries the version of all its parts. */
async function touch(ctx: Ctx, held: Role): Promise<void> {
  await change(ctx, role, held, {}, { verb: 'update' })
}

function idsIn(given: Json | undefined): string[] {
  return Array.isArray(given) ? [...new Set(given.map(String))] : []
}
