import { Refusal } from '../../words/refusal.ts'
import { openTaskOf, ownDocument } from '../action-guards.ts'
import type { RemoveSign } from '../action.ts'
import { seatsAsked } from '../count-votes.ts'
import { closeTask, notify, type Turn } from '../engine-working-state.ts'
import { comeBack, settle } from '../record-decision.ts'
import { tasksOf, type Task } from '../state.ts'

/**
 * 减签: somebody is not asked after all: whom the actor had asked himself, or as an administrator anybody but the last.
 */
export function removeSign(turn: Turn, action: RemoveSign): void {
  const { task, token } = openTaskOf(turn, action)
  const { draft } = turn
  if (!asked(turn, task) && action.admin !== true) throw new Refusal('flow.not-yours', {}, { status: 403 })
  if (turn.definition.money === true && turn.actor === draft.drafter) throw ownDocument()
  closeTask(turn, task, 'removed', action.opinion?.trim() ?? null)
  notify(turn, task.assignee, 'unasked', task.node)
  if (comeBack(turn, { task, token })) return
  if (seatsAsked(tasksOf(draft.tasks, token)) + token.queue.length === 0)
    throw new Refusal('flow.last-handler', {}, { status: 409 })
  settle(turn, token)
}

function asked(turn: Turn, { added }: Task): boolean {
  const from = turn.draft.tasks.find(({ id }) => id === added?.from)
  return from !== undefined && (from.by ?? from.assignee) === turn.actor
}
