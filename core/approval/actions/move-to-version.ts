import { Refusal } from '../../words/refusal.ts'
import { onlyAdmin, onlyIn } from '../action-guards.ts'
import type { Move } from '../action.ts'
import type { Turn } from '../engine-working-state.ts'
import { isSame, moveProblems } from '../version-move-problems.ts'

/** 迁移: it goes on by another version, as long as everything it waits for is there in the same way. */
export function move(turn: Turn, { to, ...action }: Move): void {
  onlyIn(turn, 'move', ['0', '1'])
  onlyAdmin(turn, action)
  const { draft, definition } = turn
  if (
    to.key !== definition.key ||
    to.version === definition.version ||
    (to.money ?? false) !== (definition.money ?? false)
  )
    throw new Refusal('flow.version-unknown', {}, { status: 404 })
  const lost = moveProblems(definition, to, draft)
  if (lost.length > 0) throw new Refusal('flow.cannot-move', { nodes: lost.join(', ') }, { status: 409 })
  draft.version = to.version
  // What it went through and the new version does not have as it was is no way back any more.
  draft.path = draft.path.filter(({ node }) => isSame(definition, to, node))
  turn.effects.push({ type: 'moved', version: to.version })
}
