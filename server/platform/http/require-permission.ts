import { Refusal } from '../../../core/words/refusal.ts'
import type { Actor } from '../context/context.ts'

/** Refuses with 403 接口权限不足 unless the person holds the code: equal, not a prefix, not case-folded (ACC-16). */
export function requirePermission(actor: Actor, code: string): void {
  if (!actor.permissions.has(code)) throw new Refusal('permission.missing', { code }, { status: 403 })
}
