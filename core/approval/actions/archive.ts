import { Refusal } from '../../words/refusal.ts'
import { onlyDrafter, onlyIn } from '../action-guards.ts'
import type { Archive } from '../action.ts'
import type { Turn } from '../engine-working-state.ts'

/** 归档: a finished document goes into the archive; its status stays. */
export function archive(turn: Turn, action: Archive): void {
  onlyIn(turn, 'archive', ['2', '3', '4'])
  onlyDrafter(turn, 'archive', action.admin)
  if (turn.draft.archived) throw new Refusal('flow.already-archived', {}, { status: 409 })
  turn.draft.archived = true
  turn.effects.push({ type: 'archived' })
}
