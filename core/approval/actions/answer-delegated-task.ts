import { Refusal } from '../../words/refusal.ts'
import { opinionOf, ownTask } from '../action-guards.ts'
import type { Answer } from '../action.ts'
import type { Turn } from '../engine-working-state.ts'
import { comeBack, decided } from '../record-decision.ts'

/**
 * 答复: whoever was delegated a task says what he thinks of it, for or against; the task goes back to who asked him.
 */
export function answer(turn: Turn, action: Answer): void {
  const at = ownTask(turn, action)
  if (at.task.added?.how !== 'delegate') throw new Refusal('flow.nothing-to-answer', {}, { status: 409 })
  decided(turn, at.task, { result: 'answered', opinion: opinionOf(action), automatic: false })
  comeBack(turn, at)
}
