import { Refusal } from '../../refusal.ts'
import type { Agree } from '../action.ts'
import { keepChosen } from '../chosen.ts'
import { inFavour } from '../decided.ts'
import { ownVote } from '../refuse.ts'
import type { Turn } from '../turn.ts'

/** 同意: the handler is in favour; the step is passed when that is enough. */
export function agree(turn: Turn, action: Agree): void {
  const at = ownVote(turn, action)
  const { draft } = turn
  if (action.hash !== undefined && action.hash !== draft.hash) throw new Refusal('flow.changed', {}, { status: 409 })
  if (action.values) draft.values = { ...draft.values, ...action.values }
  if (action.choose) keepChosen(turn, 'handler', action.choose)
  inFavour(turn, at, { opinion: action.opinion?.trim() ?? null })
}
