import { Refusal } from '../../refusal.ts'
import type { Agree } from '../action.ts'
import { pass } from '../advance.ts'
import { ownTask } from '../refuse.ts'
import { tasksOf } from '../state.ts'
import { approveNode, closeTask, markViewed, type Turn } from '../turn.ts'
import { verdict } from '../vote.ts'

/** 同意: the handler is in favour; the step is passed when that is enough. */
export function agree(turn: Turn, action: Agree): void {
  const { task, token } = ownTask(turn, 'agree', action.task)
  const { draft } = turn
  if (action.hash !== undefined && action.hash !== draft.hash) throw new Refusal('flow.changed', {}, { status: 409 })
  if (action.values) draft.values = { ...draft.values, ...action.values }
  markViewed(turn, task)
  closeTask(turn, task, 'agreed', action.opinion?.trim() ?? null)
  if (verdict(approveNode(turn, token.node), tasksOf(draft.tasks, token)) === 'passed') pass(turn, token)
}
