import { Refusal } from '../../words/refusal.ts'
import { handles, onlyIn, openTaskOf } from '../action-guards.ts'
import type { ChildEnded, Expire, Fire } from '../action.ts'
import { enter, visitOf } from '../advance-token.ts'
import { nodeOf } from '../definition.ts'
import { stop } from '../end-instance.ts'
import { closeTask, openTask, peopleNode, type DraftTask, type DraftToken, type Turn } from '../engine-working-state.ts'
import { against, inFavour } from '../record-decision.ts'
import { sendBack } from '../send-back.ts'

/** It is time to leave a delay node. */
export function fire(turn: Turn, action: Fire): void {
  onlyIn(turn, 'fire', ['1'])
  const token = turn.draft.tokens.find(
    ({ node, round, arrived }) => node === action.node && round === action.round && !arrived,
  )
  const node = token && nodeOf(turn.definition, token.node)
  if (!token || node?.kind !== 'delay') throw new Refusal('flow.timer-gone', {}, { status: 409 })
  visitOf(turn, token).outcome = 'passed'
  enter(turn, token, { key: node.next, back: token.back, carry: false })
}

/** A case that was begun here has ended: the last of them, or the first that was not approved, moves the flow. */
export function childEnded(turn: Turn, { node: key, key: child, outcome }: ChildEnded): void {
  onlyIn(turn, 'childEnded', ['1'])
  const token = turn.draft.tokens.find(
    ({ node, children }) => node === key && children.some((one) => one.key === child && one.outcome === null),
  )
  const node = token && nodeOf(turn.definition, token.node)
  if (!token || node?.kind !== 'subflow') throw new Refusal('flow.child-gone', {}, { status: 409 })
  token.children = token.children.map((one) => (one.key === child ? { ...one, outcome } : one))
  turn.effects.push({ type: 'childHeard', key: child, outcome })
  const { onRejected = 'return' } = node
  if (outcome === 'refused' && onRejected === 'end') return stop(turn, '3')
  if (outcome === 'refused' && onRejected === 'return') return sendBack(turn, token, null, 'again')
  if (token.children.some((one) => one.outcome === null)) return
  visitOf(turn, token).outcome = 'passed'
  enter(turn, token, { key: node.next, back: token.back, carry: false })
}

/** A task is overdue: what follows is said by its node. */
export function expire(turn: Turn, action: Expire): void {
  onlyIn(turn, 'expire', ['1'])
  const { task, token } = openTaskOf(turn, action)
  const { overdue } = peopleNode(turn, token.node)
  if (overdue === 'escalate') return escalate(turn, task, token)
  if (overdue === 'pass') return inFavour(turn, { task, token }, { opinion: null, automatic: true })
  if (overdue !== 'return') throw new Refusal('flow.not-overdue', {}, { status: 409 })
  const { onFail } = peopleNode(turn, token.node)
  against(turn, { task, token }, { opinion: null, target: onFail ?? null, automatic: true })
}

function escalate(turn: Turn, task: DraftTask, token: DraftToken): void {
  const found = [...turn.people({ by: 'superiorOf', person: task.assignee }), ...turn.people({ by: 'flowAdmin' })]
  const to = found.find(
    (person) =>
      person !== turn.draft.drafter &&
      !handles(turn, task, person) &&
      !token.queue.some((one) => one.person === person),
  )
  if (to === undefined) throw new Refusal('flow.nobody-found', {}, { status: 409 })
  closeTask(turn, task, 'transferred')
  openTask(turn, token, {
    assignee: to,
    why: 'escalated',
    ownerBefore: task.assignee,
    seat: task.seat,
    added: task.added,
  })
}
