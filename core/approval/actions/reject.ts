import { Refusal } from '../../words/refusal.ts'
import { opinionOf, ownVote } from '../action-guards.ts'
import type { Reject } from '../action.ts'
import { mayReturn, nodeOf } from '../definition.ts'
import { peopleNode, type DraftToken, type Turn } from '../engine-working-state.ts'
import { against } from '../record-decision.ts'
import { returnTargets } from '../send-back.ts'

/** 退回 / 驳回: back to the drafter or an earlier node; where votes are counted, a vote against. */
export function reject(turn: Turn, action: Reject): void {
  const at = ownVote(turn, action)
  if (at.task.added?.how === 'delegate') throw new Refusal('flow.answer-only', {}, { status: 409 })
  if (!mayReturn(peopleNode(turn, at.token.node))) throw new Refusal('flow.no-return', {}, { status: 409 })
  const opinion = opinionOf(action)
  against(turn, at, {
    opinion,
    target: targetOf(turn, at.token, action.target),
    ...(action.onward === undefined ? {} : { onward: action.onward }),
  })
}

function targetOf(turn: Turn, token: DraftToken, wanted: string | undefined): string | null {
  const node = peopleNode(turn, token.node)
  if (wanted === undefined) return node.onFail ?? null
  const toDrafter =
    node.mode !== 'ratio' &&
    turn.definition.nodes[wanted] !== undefined &&
    nodeOf(turn.definition, wanted).kind === 'start'
  if (toDrafter || returnTargets(turn.definition, turn.draft, token).includes(wanted)) return wanted
  throw Refusal.atField('target', 'flow.target-unknown')
}
