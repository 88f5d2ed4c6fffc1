import { Refusal } from '../../words/refusal.ts'
import { ownTask } from '../action-guards.ts'
import type { Claim, Release } from '../action.ts'
import { closeTask, markViewed, openTask, peopleNode, type Turn } from '../engine-working-state.ts'
import { tasksOf } from '../state.ts'

/** 签收: where any one decides, one of them takes the step upon himself. */
export function claim(turn: Turn, action: Claim): void {
  const { task, token } = ownTask(turn, action)
  const others = tasksOf(turn.draft.tasks, token).filter(({ id, result }) => result === null && id !== task.id)
  if (
    peopleNode(turn, token.node).mode !== 'any' ||
    others.length === 0 ||
    [task, ...others].some(({ added }) => added !== null)
  )
    throw new Refusal('flow.nothing-to-claim', {}, { status: 409 })
  markViewed(turn, task)
  for (const other of others) closeTask(turn, other, 'claimed')
}

/** 释放: he gives it back: everybody who was asked is asked again, he himself too. */
export function release(turn: Turn, action: Release): void {
  const { task, token } = ownTask(turn, action)
  const others = tasksOf(turn.draft.tasks, token).filter(({ result }) => result === 'claimed')
  if (others.length === 0 || task.added !== null) throw new Refusal('flow.nothing-to-release', {}, { status: 409 })
  for (const other of others) {
    closeTask(turn, other, 'cancelled')
    openTask(turn, token, {
      assignee: other.assignee,
      why: other.why,
      ownerBefore: other.ownerBefore,
      seat: other.seat,
    })
  }
}
