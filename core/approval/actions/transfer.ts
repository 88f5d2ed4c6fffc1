import { mayJoin, ownTask } from '../action-guards.ts'
import type { Transfer } from '../action.ts'
import { closeTask, markViewed, openTask, type Turn } from '../engine-working-state.ts'

/** 转办: the task goes to somebody else, who decides in the handler's place. */
export function transfer(turn: Turn, action: Transfer): void {
  const { task, token } = ownTask(turn, action)
  mayJoin(turn, task, action.to, 'to')
  if (task.assignee === turn.actor) markViewed(turn, task)
  closeTask(turn, task, 'transferred', action.opinion?.trim() ?? null)
  openTask(turn, token, {
    assignee: action.to,
    why: 'transfer',
    ownerBefore: task.assignee,
    seat: task.seat,
    added: task.added,
  })
}
