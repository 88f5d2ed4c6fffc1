import { onlyDrafter, onlyIn } from '../action-guards.ts'
import type { Close } from '../action.ts'
import { stop } from '../end-instance.ts'
import type { Turn } from '../engine-working-state.ts'
import { openTasks } from '../state.ts'

/** 关闭: the drafter, a handler of an open task, or who looks after the process; the rest will not be executed. */
export function close(turn: Turn, action: Close): void {
  onlyIn(turn, 'close', ['0', '1', '2'])
  const handler = openTasks(turn.draft).some(({ assignee }) => assignee === turn.actor)
  onlyDrafter(turn, 'close', action.admin === true || handler)
  stop(turn, '4')
}
