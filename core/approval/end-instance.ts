import type { NoticeKind } from './effect.ts'
import { closeOpen, hook, notify, release, setStatus, type Turn } from './engine-working-state.ts'
import { openTasks } from './state.ts'

/** Ends an instance for good: revoked (3) or closed (4), which a refusal is too; what was frozen is released. */
export function stop(turn: Turn, to: '3' | '4', what: NoticeKind = to === '3' ? 'revoked' : 'closed'): void {
  const { draft } = turn
  const told = new Set([...openTasks(draft).map(({ assignee }) => assignee), draft.drafter])
  closeOpen(turn, 'cancelled')
  if (draft.suspended) turn.effects.push({ type: 'resumed' })
  Object.assign(draft, { tokens: [], back: null, suspended: false, endedAt: turn.now })
  setStatus(turn, to)
  hook(turn, to === '3' ? 'onRevoked' : 'onClosed', { limits: release(turn) })
  for (const person of told) notify(turn, person, what)
}
