import { onlyDrafter, onlyIn, opinionOf } from '../action-guards.ts'
import type { Revoke } from '../action.ts'
import { stop } from '../end-instance.ts'
import type { Turn } from '../engine-working-state.ts'

/**
 * 撤销: the drafter, or who looks after the process, ends it for good, with a reason. Whether an
 * approved document may still be revoked (downstream documents, closed period) the caller asks first.
 */
export function revoke(turn: Turn, action: Revoke): void {
  onlyIn(turn, 'revoke', ['1', '2'])
  onlyDrafter(turn, 'revoke', action.admin)
  opinionOf(action)
  stop(turn, '3')
}
