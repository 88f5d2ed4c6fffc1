import { Refusal } from '../../words/refusal.ts'
import { opinionOf, ownVote } from '../action-guards.ts'
import type { Refuse } from '../action.ts'
import { mayRefuse } from '../definition.ts'
import { stop } from '../end-instance.ts'
import { peopleNode, type Turn } from '../engine-working-state.ts'
import { decided } from '../record-decision.ts'

/** 拒绝: the handler ends the case for good, where its node lets him; a return would have it done again. */
export function refuse(turn: Turn, action: Refuse): void {
  const { task, token } = ownVote(turn, action)
  if (task.added?.how === 'delegate') throw new Refusal('flow.answer-only', {}, { status: 409 })
  if (!mayRefuse(peopleNode(turn, token.node))) throw new Refusal('flow.no-refusal', {}, { status: 409 })
  decided(turn, task, { result: 'refused', opinion: opinionOf(action), automatic: false })
  stop(turn, '4', 'refused')
}
