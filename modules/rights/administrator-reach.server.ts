import { type Person, person } from '../../base/person.ts'
import { type Ctx, find, isId, nodeInScope, reachOf, Refusal } from '../../server/module-api.ts'
import { personNameIn } from './role-and-person-names.server.ts'

/** An administrator manages the people and roles of his data scope over staff, and nobody else's. */
export async function requirePeople(ctx: Ctx, ids: readonly string[]): Promise<Person[]> {
  if (!ids.every(isId)) throw new Refusal('rights.person-unknown')
  const people = await find(ctx.withoutScope('whether people are in reach'), person, { id: [...ids] })
  if (people.length < new Set(ids).size) throw new Refusal('rights.person-unknown')
  if (ctx.unscoped !== null) return people
  const reach = reachOf(ctx.actor, person.scope)
  const beyond = people.find(
    ({ id, unitId, deptId }) =>
      id !== ctx.actor.id &&
      !nodeInScope(reach, { id: deptId ?? unitId ?? '', flag: deptId === null ? '1' : '2', unitId }),
  )
  if (beyond !== undefined) throw new Refusal('rights.person-beyond', { person: personNameIn(ctx, beyond) })
  return people
}

/** A role of the whole group belongs to those who manage all of it. */
export function requireRoleUnit(ctx: Ctx, unitId: string | null): void {
  if (ctx.unscoped !== null) return
  const reach = reachOf(ctx.actor, person.scope)
  if (reach?.all === true || (unitId !== null && nodeInScope(reach, { id: unitId, flag: '1', unitId }))) return
  throw new Refusal('rights.role-beyond', {})
}
