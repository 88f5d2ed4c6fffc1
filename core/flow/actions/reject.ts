import { Refusal } from '../../refusal.ts'
import type { Reject } from '../action.ts'
import { nodeOf } from '../definition.ts'
import { opinionOf, ownTask } from '../refuse.ts'
import { returnTargets, sendBack } from '../send-back.ts'
import { tasksOf } from '../state.ts'
import { approveNode, closeOpen, closeTask, markViewed, type DraftToken, type Turn } from '../turn.ts'
import { verdict } from '../vote.ts'

/** 退回 / 驳回: back to the drafter or an earlier node; where votes are counted, a vote against. */
export function reject(turn: Turn, action: Reject): void {
  const { task, token } = ownTask(turn, 'reject', action.task)
  const opinion = opinionOf(action)
  const target = targetOf(turn, token, action.target)
  markViewed(turn, task)
  closeTask(turn, task, 'rejected', opinion)
  if (verdict(approveNode(turn, token.node), tasksOf(turn.draft.tasks, token)) !== 'failed') return
  closeOpen(turn, 'notNeeded', ({ node, round }) => node === token.node && round === token.round)
  sendBack(turn, token, target)
}

function targetOf(turn: Turn, token: DraftToken, wanted: string | undefined): string | null {
  const node = approveNode(turn, token.node)
  if (wanted === undefined) return node.onFail ?? null
  const toDrafter = node.mode !== 'ratio' && turn.definition.nodes[wanted] !== undefined && nodeOf(turn.definition, wanted).kind === 'start'
  if (toDrafter || returnTargets(turn.definition, turn.draft, token).includes(wanted)) return wanted
  throw new Refusal('flow.target-unknown', {}, { errors: { target: { code: 'flow.target-unknown' } } })
}
