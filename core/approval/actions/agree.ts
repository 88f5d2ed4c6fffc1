import { Refusal } from '../../words/refusal.ts'
import { ownVote } from '../action-guards.ts'
import type { Agree } from '../action.ts'
import { keepChosen } from '../chosen-approvers.ts'
import type { Turn } from '../engine-working-state.ts'
import { inFavour } from '../record-decision.ts'
import { boundAnew, walkAnew } from '../restart-after-change.ts'

/** 同意: the handler is in favour; the step is passed when that is enough. */
export function agree(turn: Turn, action: Agree): void {
  const at = ownVote(turn, action)
  const { draft } = turn
  const opinion = action.opinion?.trim() ?? null
  if (action.hash !== undefined && action.hash !== draft.hash) throw new Refusal('flow.changed', {}, { status: 409 })
  if (action.values) draft.values = { ...draft.values, ...action.values }
  if (action.choose) keepChosen(turn, 'handler', action.choose)
  if (action.sealed !== undefined && action.sealed !== draft.hash) {
    draft.hash = action.sealed
    if (boundAnew(turn, at.task)) return walkAnew(turn, at.task, opinion)
  }
  inFavour(turn, at, { opinion })
}
