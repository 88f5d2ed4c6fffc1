import { Refusal } from '../../words/refusal.ts'
import { onlyIn } from '../action-guards.ts'
import type { SendCopy } from '../action.ts'
import { copyIn, type Turn } from '../engine-working-state.ts'

/** 抄送: the drafter, a handler past or present, or who looks after the process lets others read it. */
export function copy(turn: Turn, action: SendCopy): void {
  onlyIn(turn, 'copy', ['1', '2', '3', '4'])
  const { draft, actor } = turn
  const partOf = actor === draft.drafter || draft.tasks.some(({ assignee }) => assignee === actor)
  if (!partOf && action.admin !== true) throw new Refusal('flow.not-yours', {}, { status: 403 })
  copyIn(turn, action.people, null)
}
