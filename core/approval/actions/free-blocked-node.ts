import { Refusal } from '../../words/refusal.ts'
import { onlyIn, ownDocument } from '../action-guards.ts'
import type { Assign } from '../action.ts'
import { ask, enter } from '../advance-token.ts'
import { approvers } from '../approvers.ts'
import { peopleNode, type DraftToken, type Turn } from '../engine-working-state.ts'
import type { Approver } from '../state.ts'

/** An administrator frees a blocked node: names people, or has its source asked again. */
export function assign(turn: Turn, action: Assign): void {
  onlyIn(turn, 'assign', ['1'])
  if (action.admin !== true) throw new Refusal('flow.not-admin', {}, { status: 403 })
  const token = turn.draft.tokens.find(({ node, blocked }) => node === action.node && blocked !== null)
  if (!token) throw new Refusal('flow.not-blocked', {}, { status: 409 })
  const people = action.people && action.people.length > 0 ? named(turn, action.people) : foundAgain(turn, token)
  const next = ask(turn, token, people, false)
  if (next) enter(turn, token, next)
}

function named(turn: Turn, people: readonly string[]): Approver[] {
  if (turn.definition.money === true && [turn.actor, ...people].includes(turn.draft.drafter)) throw ownDocument()
  return [...new Set(people)].map((person) => ({ person, why: 'assigned' }))
}

function foundAgain(turn: Turn, token: DraftToken): readonly Approver[] {
  const { people } = approvers(turn, token.node, peopleNode(turn, token.node))
  if (people.length === 0) throw new Refusal('flow.nobody-found', {}, { status: 409 })
  return people
}
