import { minuteMs } from '../../values/duration.ts'
import { Refusal } from '../../words/refusal.ts'
import { onlyDrafter, onlyIn } from '../action-guards.ts'
import type { Urge } from '../action.ts'
import { notify, type Turn } from '../engine-working-state.ts'
import { openTasks } from '../state.ts'

const pause = 30 * minuteMs

/**
 * 催办: the drafter, or who looks after the process, reminds everybody who is waited for; not more than twice an hour.
 */
export function urge(turn: Turn, action: Urge): void {
  onlyIn(turn, 'urge', ['1'])
  onlyDrafter(turn, 'urge', action.admin)
  const { draft } = turn
  const people = [...new Set(openTasks(draft).map(({ assignee }) => assignee))].filter(
    (person) => person !== turn.actor,
  )
  if (people.length === 0) throw new Refusal('flow.nobody-waits', {}, { status: 409 })
  if (draft.urgedAt !== null && Date.parse(turn.now) - Date.parse(draft.urgedAt) < pause)
    throw new Refusal('flow.urged-lately', {}, { status: 409 })
  draft.urgedAt = turn.now
  turn.effects.push({ type: 'urged', people })
  for (const person of people) notify(turn, person, 'urged')
}
