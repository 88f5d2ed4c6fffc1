import { dataScope } from '../../base/data-scope.ts'
import { role } from '../../base/role.ts'
import { type Ctx, find, Refusal, rules } from '../../server/module-api.ts'
import { requireRoleUnit } from './administrator-reach.server.ts'
import { requireOther } from './own-role-check.server.ts'

/**
 * A scope names a business that exists, and one chosen by hand names a place: nothing is granted that silently shows
 * nothing.
 */
export const dataScopeRules = rules(dataScope, {
  check: async (ctx, { roleId, dsCode, dsType, chosen }, before) => {
    if (before?.dsCode !== dsCode && !isKnown(ctx, dsCode)) refuse('scope.unknown-code', 'dsCode', { code: dsCode })
    const lines = chosen ?? []
    if (dsType === '7' && (lines.length === 0 || lines.some(({ dwId, bmId }) => dwId === null && bmId === null)))
      refuse('scope.empty', 'chosen', {})
    await requireRole(ctx, roleId)
    await requireOther(ctx, roleId)
  },
  on: { delete: (ctx, { roleId }) => requireRole(ctx, roleId) },
})

function isKnown({ running, unscoped }: Ctx, code: string): boolean {
  return unscoped !== null || [...running.documents.values()].some(({ doc }) => doc.scope === code)
}

async function requireRole(ctx: Ctx, roleId: string): Promise<void> {
  const [held] = await find(ctx, role, { id: roleId })
  if (held !== undefined) requireRoleUnit(ctx, held.unitId)
}

function refuse(code: string, field: string, params: Readonly<Record<string, string>>): never {
  throw Refusal.atField(field, code, params)
}
