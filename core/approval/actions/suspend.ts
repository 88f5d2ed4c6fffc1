import { Refusal } from '../../words/refusal.ts'
import { onlyAdmin, onlyIn, opinionOf } from '../action-guards.ts'
import type { Resume, Suspend } from '../action.ts'
import { notify, type Turn } from '../engine-working-state.ts'
import { openTasks } from '../state.ts'

/** 挂起: an administrator stops it for a while; people and timers wait. */
export function suspend(turn: Turn, action: Suspend): void {
  onlyIn(turn, 'suspend', ['1'])
  onlyAdmin(turn, action)
  opinionOf(action)
  turn.draft.suspended = true
  turn.effects.push({ type: 'suspended' })
  tell(turn, 'suspended')
}

/** 恢复: it goes on where it stood. */
export function resume(turn: Turn, action: Resume): void {
  onlyIn(turn, 'resume', ['1'])
  onlyAdmin(turn, action)
  if (!turn.draft.suspended) throw new Refusal('flow.not-suspended', {}, { status: 409 })
  turn.draft.suspended = false
  turn.effects.push({ type: 'resumed' })
  tell(turn, 'resumed')
}

function tell(turn: Turn, what: 'suspended' | 'resumed'): void {
  for (const person of new Set([...openTasks(turn.draft).map(({ assignee }) => assignee), turn.draft.drafter]))
    notify(turn, person, what)
}
