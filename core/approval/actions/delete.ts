import { Refusal } from '../../words/refusal.ts'
import { onlyDrafter, onlyIn } from '../action-guards.ts'
import type { Turn } from '../engine-working-state.ts'

/** 删除: the drafter drops a draft or a revoked document; nothing can happen to it any more. */
export function remove(turn: Turn): void {
  onlyIn(turn, 'delete', ['0', '3'])
  onlyDrafter(turn, 'delete')
  if (turn.draft.archived) throw new Refusal('flow.already-archived', {}, { status: 409 })
  turn.draft.deleted = true
  turn.effects.push({ type: 'deleted' })
}
