import { dataScope } from '../../base/data-scope.ts'
import { permission } from '../../base/permission.ts'
import { roleGrantable } from '../../base/role-grantable.ts'
import { roleMember } from '../../base/role-member.ts'
import { rolePermission } from '../../base/role-permission.ts'
import { role, type Role } from '../../base/role.ts'
import {
  change,
  create,
  type Ctx,
  find,
  get,
  Refusal,
  remove,
  save,
  type Saved,
  withinTransaction,
} from '../../server/module-api.ts'
import { requireGrantable } from './grantable-permissions.server.ts'
import type { RoleSheet, SheetScope } from './role-edit-types.ts'
import { requireLeaving, requireNewMembers } from './role-member.server.ts'

/**
 * Saves a role whole, in one transaction: everything in the sheet holds afterwards, or nothing of it. `ver` is what
 * the administrator saw; somebody who was faster makes it `record.changed` (409), whatever part he changed.
 */
export function saveSheet(ctx: Ctx, id: string | null, ver: number, sheet: RoleSheet): Promise<Saved> {
  return withinTransaction(ctx, async (inside) => {
    const saved = await saveRole(inside, id, ver, sheet)
    const held = await get(inside, role, saved.id)
    const changes = [
      await savePermissions(inside, held, sheet.permissions),
      await saveGrantable(inside, held, sheet.grantable),
      await saveScopes(inside, held, sheet.scopes),
      await saveMembers(inside, held, sheet.members),
    ]
    // The role's own row carries the version of all its parts.
    if (id === null || saved.ver > ver || !changes.includes(true)) return saved
    await change(inside, role, held, {}, { verb: 'update' })
    return { id: saved.id, ver: saved.ver + 1 }
  })
}

async function saveRole(ctx: Ctx, id: string | null, ver: number, { role: given }: RoleSheet): Promise<Saved> {
  const { mutexRoles, ...rest } = given
  const fields = { ...rest, mutexRoles: mutexRoles.length === 0 ? null : mutexRoles.join(',') }
  if (id === null) return save(ctx, role, fields)
  // Locked first: of two administrators the second waits here and is then told.
  await get(ctx, role, id, { lock: true })
  return save(ctx, role, { ...fields, id, ver })
}

async function savePermissions(ctx: Ctx, { id }: Role, wanted: readonly string[]): Promise<boolean> {
  const present = await find(ctx, rolePermission, { roleId: id })
  const { added, removed } = differences(present, ({ ppeValue }) => ppeValue, wanted)
  await requireGrantable(ctx, [...added, ...removed.map(({ ppeValue }) => ppeValue)])
  await requireCodes(ctx, added)
  await removeAll(ctx, rolePermission, removed)
  for (const ppeValue of added) await create(ctx, rolePermission, { roleId: id, ppeValue })
  return added.length + removed.length > 0
}

async function requireCodes(ctx: Ctx, codes: readonly string[]): Promise<void> {
  const unknown = codes.filter((code) => !ctx.running.permissions.has(code))
  const drawn = unknown.length === 0 ? [] : await find(ctx, permission, { ppeValue: unknown })
  const missing = unknown.find((code) => !drawn.some(({ ppeValue }) => ppeValue === code))
  if (missing !== undefined) throw new Refusal('rights.code-unknown', { code: missing })
}

async function saveGrantable(ctx: Ctx, { id }: Role, wanted: readonly string[]): Promise<boolean> {
  const present = await find(ctx, roleGrantable, { roleId: id })
  const { added, removed } = differences(present, ({ ppeValue }) => ppeValue, wanted)
  await removeAll(ctx, roleGrantable, removed)
  for (const ppeValue of added) await save(ctx, roleGrantable, { roleId: id, ppeValue })
  return added.length + removed.length > 0
}

async function saveScopes(ctx: Ctx, { id, roleCode }: Role, wanted: readonly SheetScope[]): Promise<boolean> {
  const present = await find(ctx, dataScope, { roleId: id }, { lines: true })
  const gone = present.filter(({ dsCode }) => !wanted.some((scope) => scope.dsCode === dsCode))
  await removeAll(ctx, dataScope, gone)
  let changed = gone.length > 0
  for (const scope of wanted) {
    const before = present.find(({ dsCode }) => dsCode === scope.dsCode)
    const { dsCode, dsType } = scope
    const chosen = dsType === '7' ? linesOf(scope) : []
    if (before !== undefined && before.dsType === dsType && key(before.chosen ?? []) === key(chosen)) continue
    changed = true
    const fields = { dsType, chosen }
    await save(
      ctx,
      dataScope,
      before === undefined
        ? { ...fields, dsCode, dsName: `${dsCode}-${roleCode}`, roleId: id }
        : { ...fields, id: before.id, ver: before.ver },
    )
  }
  return changed
}

type Place = { readonly dwId: string | null; readonly bmId: string | null }

function linesOf({ units, departments }: SheetScope): Place[] {
  return [...units.map((dwId) => ({ dwId, bmId: null })), ...departments.map((bmId) => ({ dwId: null, bmId }))]
}

function key(lines: readonly Place[]): string {
  return lines
    .map(({ dwId, bmId }) => `${dwId ?? ''} ${bmId ?? ''}`)
    .sort()
    .join()
}

async function saveMembers(ctx: Ctx, held: Role, wanted: readonly string[]): Promise<boolean> {
  const present = await find(ctx, roleMember, { roleId: held.id })
  const { added, removed } = differences(present, ({ userId }) => userId, wanted)
  await requireNewMembers(ctx, held, added)
  await requireLeaving(
    ctx,
    held,
    removed.map(({ userId }) => userId),
  )
  await removeAll(ctx, roleMember, removed)
  for (const userId of added) await create(ctx, roleMember, { roleId: held.id, userId })
  return added.length + removed.length > 0
}

function differences<R>(
  present: readonly R[],
  keyOf: (row: R) => string,
  wanted: readonly string[],
): { readonly added: string[]; readonly removed: R[] } {
  const [before, after] = [new Set(present.map(keyOf)), new Set(wanted)]
  return {
    added: [...after].filter((one) => !before.has(one)),
    removed: present.filter((row) => !after.has(keyOf(row))),
  }
}

const atOnce = 200

async function removeAll(
  ctx: Ctx,
  doc: Parameters<typeof remove>[1],
  rows: readonly { readonly id: string }[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce)
    await remove(
      ctx,
      doc,
      rows.slice(at, at + atOnce).map(({ id }) => id),
    )
}
