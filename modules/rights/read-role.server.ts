import { dataScope } from '../../base/data-scope.ts'
import { department } from '../../base/department.ts'
import { person } from '../../base/person.ts'
import { roleGrantable } from '../../base/role-grantable.ts'
import { roleMember } from '../../base/role-member.ts'
import { rolePermission } from '../../base/role-permission.ts'
import { role } from '../../base/role.ts'
import { type Ctx, find, get } from '../../server/module-api.ts'
import { personNameIn, roleNameIn } from './role-and-person-names.server.ts'
import type { RoleLine, StoredSheet } from './role-edit-types.ts'
import { mutexOf } from './role-exclusion.server.ts'

/** A role with everything it gives and everybody who holds it. */
export async function readSheet(ctx: Ctx, id: string): Promise<StoredSheet> {
  const held = await get(ctx, role, id)
  const [permissions, scopes, members, grantable] = await Promise.all([
    find(ctx, rolePermission, { roleId: id }),
    find(ctx, dataScope, { roleId: id }, { lines: true, sort: ['dsCode'] }),
    find(ctx, roleMember, { roleId: id }),
    find(ctx, roleGrantable, { roleId: id }),
  ])
  const places = scopes
    .flatMap(({ chosen }) => (chosen ?? []).flatMap(({ dwId, bmId }) => [dwId, bmId]))
    .filter((place) => place !== null)
  const people = members.map(({ userId }) => userId)
  const changer = held.updateBy ?? held.createBy
  const names = await namesOf(ctx, [...people, changer], held.unitId === null ? places : [...places, held.unitId])
  return {
    id,
    ver: held.ver,
    changedBy: names[changer] ?? held.createName,
    changedAt: held.updateTime ?? held.createTime,
    names,
    role: {
      roleCode: held.roleCode,
      roleName: held.roleName,
      nameRu: held.nameRu,
      nameEn: held.nameEn,
      roleType: held.roleType,
      unitId: held.unitId,
      mutexRoles: mutexOf(held),
      remark: held.remark,
    },
    permissions: permissions.map(({ ppeValue }) => ppeValue).sort(),
    scopes: scopes.map(({ dsCode, dsType, chosen }) => ({
      dsCode,
      dsType,
      units: (chosen ?? []).flatMap(({ dwId }) => dwId ?? []),
      departments: (chosen ?? []).flatMap(({ bmId }) => bmId ?? []),
    })),
    members: people.sort(),
    grantable: grantable.map(({ ppeValue }) => ppeValue).sort(),
  }
}

/** Every role in the order of codes, offices first. */
export async function roleLines(ctx: Ctx): Promise<RoleLine[]> {
  const [roles, members, permissions] = await Promise.all([
    find(ctx, role, {}, { sort: ['roleType', 'roleCode'] }),
    find(ctx, roleMember, {}),
    find(ctx, rolePermission, {}),
  ])
  const active = new Set(
    (await find(ctx.withoutScope('how many hold each role'), person, { userZt: '1' })).map(({ id }) => id),
  )
  const heads = counted(members.filter(({ userId }) => active.has(userId)))
  const codes = counted(permissions)
  const units = await namesOf(
    ctx,
    [],
    roles.flatMap(({ unitId }) => unitId ?? []),
  )
  return roles.map((one) => ({
    id: one.id,
    code: one.roleCode,
    name: roleNameIn(ctx, one),
    type: one.roleType,
    unitId: one.unitId,
    unit: units[one.unitId ?? ''] ?? '',
    zongshu: heads.get(one.id) ?? 0,
    permissions: codes.get(one.id) ?? 0,
  }))
}

/** Which codes each role holds: the whole matrix. */
export async function roleCodes(ctx: Ctx): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, string[]> = {}
  for (const { roleId, ppeValue } of await find(ctx, rolePermission, {})) (found[roleId] ??= []).push(ppeValue)
  return found
}

function counted(rows: readonly { readonly roleId: string }[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const { roleId } of rows) found.set(roleId, (found.get(roleId) ?? 0) + 1)
  return found
}

async function namesOf(
  ctx: Ctx,
  people: readonly string[],
  places: readonly string[],
): Promise<Record<string, string>> {
  const named = ctx.withoutScope('the names of members and places of a role')
  const [found, nodes] = await Promise.all([
    people.length === 0 ? [] : find(named, person, { id: [...new Set(people)] }),
    places.length === 0 ? [] : find(named, department, { id: [...new Set(places)] }),
  ])
  const placeName = { zh: 'deptSname', ru: 'nameRu', en: 'nameEn' } as const
  return Object.fromEntries([
    ...found.map((one) => [one.id, personNameIn(ctx, one)] as const),
    ...nodes.map((one) => [one.id, one[placeName[ctx.lang]] || one.deptName] as const),
  ])
}
