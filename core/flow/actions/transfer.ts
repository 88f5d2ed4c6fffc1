import { Refusal } from '../../refusal.ts'
import type { Transfer } from '../action.ts'
import { drafterRule } from '../approvers.ts'
import { ownDocument, ownTask } from '../refuse.ts'
import { tasksOf, type Task } from '../state.ts'
import { approveNode, closeTask, markViewed, openTask, type Turn } from '../turn.ts'

/** 转办: the task goes to somebody else, who decides in the handler's place. */
export function transfer(turn: Turn, action: Transfer): void {
  const { task, token } = ownTask(turn, 'transfer', action.task, action.admin)
  const { draft } = turn
  if (action.to === draft.drafter) notToDrafter(turn, task)
  const others = tasksOf(draft.tasks, task)
  if (others.some((other) => other.assignee === action.to && handles(other))) {
    throw new Refusal('flow.already-handler', {}, { errors: { to: { code: 'flow.already-handler' } } })
  }
  if (task.assignee === turn.actor) markViewed(turn, task)
  closeTask(turn, task, 'transferred', action.opinion?.trim() ?? null)
  openTask(turn, token, { assignee: action.to, why: 'transfer', ownerBefore: task.assignee })
}

function notToDrafter(turn: Turn, task: Task): void {
  if (turn.definition.money === true) throw ownDocument()
  if (drafterRule(turn, approveNode(turn, task.node)) === 'allow') return
  throw new Refusal('flow.transfer-to-drafter', {}, { errors: { to: { code: 'flow.transfer-to-drafter' } } })
}

function handles({ result }: Task): boolean {
  return result === null || result === 'agreed' || result === 'rejected'
}
