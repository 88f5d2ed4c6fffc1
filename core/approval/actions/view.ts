import { Refusal } from '../../words/refusal.ts'
import type { View } from '../action.ts'
import { markViewed, type Turn } from '../engine-working-state.ts'

/** 查看: the first opening of a task or a copy; later ones change nothing and are not logged. */
export function view(turn: Turn, action: View): void {
  if (action.task !== undefined) return viewTask(turn, action.task)
  const copy = turn.draft.copies.find(({ person }) => person === turn.actor)
  if (!copy) throw new Refusal('flow.not-yours', {}, { status: 403 })
  if (copy.viewedAt !== null) return
  copy.viewedAt = turn.now
  turn.effects.push({ type: 'copyViewed', person: turn.actor, at: turn.now })
}

function viewTask(turn: Turn, id: string): void {
  const task = turn.draft.tasks.find((one) => one.id === id)
  if (!task) throw new Refusal('flow.task-unknown', {}, { status: 404 })
  if (task.assignee !== turn.actor) throw new Refusal('flow.not-yours', {}, { status: 403 })
  if (task.result === null) markViewed(turn, task)
}
