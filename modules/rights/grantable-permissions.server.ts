import { roleGrantable } from '../../base/role-grantable.ts'
import { roleMember } from '../../base/role-member.ts'
import { type Ctx, find, Refusal, rules } from '../../server/module-api.ts'
import { requireOther } from './own-role-check.server.ts'

/** What somebody may grant: everything, or some codes. It is apart from what he holds (and may be less, or more). */
type Grantable = '*' | ReadonlySet<string>

export async function grantableBy(ctx: Ctx): Promise<Grantable> {
  if (ctx.unscoped !== null) return '*'
  const held = await find(ctx, roleMember, { userId: ctx.actor.id })
  const rows = await find(ctx, roleGrantable, { roleId: held.map(({ roleId }) => roleId) })
  return rows.some(({ ppeValue }) => ppeValue === '*') ? '*' : new Set(rows.map(({ ppeValue }) => ppeValue))
}

/** Refuses codes that the caller may not hand out, each by its name. */
export async function requireGrantable(ctx: Ctx, codes: Iterable<string>): Promise<void> {
  const mine = await grantableBy(ctx)
  const beyond = mine === '*' ? [] : [...new Set(codes)].filter((code) => !mine.has(code)).sort()
  if (beyond.length > 0)
    throw new Refusal('rights.not-grantable', { count: beyond.length, codes: beyond.slice(0, 5).join(', ') })
}

/** Nobody widens what he himself may grant. */
export const grantableRules = rules(roleGrantable, {
  check: async (ctx, { roleId, ppeValue }) => {
    await requireGrantable(ctx, [ppeValue])
    await requireOther(ctx, roleId)
  },
  on: { delete: (ctx, { roleId }) => requireOther(ctx, roleId) },
})
