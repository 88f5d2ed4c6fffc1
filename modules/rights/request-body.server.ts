import { type Ctx, Refusal } from '../../server/module-api.ts'
import type { RoleSheet, SheetScope } from './role-edit-types.ts'

type Body = Readonly<Record<string, unknown>>

/** A body as named values; anything else is malformed. */
export function bodyOf(given: unknown): Body {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw malformed()
  return given as Body // an object of a JSON body
}

export function textOf(body: Body, name: string): string {
  const value = body[name] ?? ''
  if (typeof value !== 'string' || value.length > 500) throw malformed()
  return value
}

/** A whole role as a page sends it; the kinds and rules check what it says. */
export function sheetOf(body: Body): RoleSheet {
  const given = bodyOf(body.role)
  const optional = (name: string) => textOf(given, name) || null
  return {
    role: {
      roleCode: textOf(given, 'roleCode'),
      roleName: textOf(given, 'roleName'),
      roleType: textOf(given, 'roleType'),
      nameRu: optional('nameRu'),
      nameEn: optional('nameEn'),
      unitId: optional('unitId'),
      remark: optional('remark'),
      mutexRoles: textsOf(given.mutexRoles),
    },
    permissions: textsOf(body.permissions),
    members: textsOf(body.members),
    grantable: textsOf(body.grantable),
    scopes: listOf(body.scopes).map(scopeOf),
  }
}

/** The document that a body names; every other name is the same 404. */
export function documentOf({ running }: Ctx, body: Body) {
  const found = running.documents.get(textOf(body, 'document'))
  if (found === undefined) throw new Refusal('route.unknown', {}, { status: 404 })
  return found.doc
}

function scopeOf(given: unknown): SheetScope {
  const scope = bodyOf(given)
  return {
    dsCode: textOf(scope, 'dsCode'),
    dsType: textOf(scope, 'dsType'),
    units: textsOf(scope.units),
    departments: textsOf(scope.departments),
  }
}

function textsOf(given: unknown): string[] {
  return listOf(given).map((one) => {
    if (typeof one !== 'string') throw malformed()
    return one
  })
}

const most = 20_000

function listOf(given: unknown): readonly unknown[] {
  if (!Array.isArray(given) || given.length > most) throw malformed()
  return given
}

function malformed(): Refusal {
  return new Refusal('request.malformed', {}, { status: 400 })
}
