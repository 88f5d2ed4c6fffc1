import { Refusal } from '../../words/refusal.ts'
import { mayJoin, ownTask, ownVote } from '../action-guards.ts'
import type { AddSign, Delegate } from '../action.ts'
import {
  closeTask,
  markViewed,
  openTask,
  peopleNode,
  type DraftTask,
  type DraftToken,
  type Turn,
} from '../engine-working-state.ts'
import { inFavour } from '../record-decision.ts'
import type { AddedHow } from '../state.ts'

interface At {
  readonly task: DraftTask
  readonly token: DraftToken
}

/** 加签: more people sign before the handler, after him, who agrees now, or beside him. */
export function addSign(turn: Turn, action: AddSign): void {
  const at = action.how === 'after' ? ownVote(turn, action) : ownTask(turn, action)
  if (action.how !== 'beside' && peopleNode(turn, at.token.node).mode === 'ratio')
    throw new Refusal('flow.not-at-vote', {}, { status: 409 })
  const people = [...new Set(action.people)]
  if (people.length === 0) throw Refusal.atField('people', 'flow.nobody-named')
  // Who acts for somebody absent does not bring himself in besides.
  if (people.includes(turn.actor)) throw Refusal.atField('people', 'flow.already-handler')
  for (const person of people) mayJoin(turn, at.task, person, 'people')
  markViewed(turn, at.task)
  const opinion = action.opinion?.trim() ?? null
  if (action.how === 'beside') return askBeside(turn, at, people)
  if (action.how === 'before') return askFirst(turn, at, { people, how: 'before', opinion })
  inFavour(turn, at, { opinion, after: people })
}

/** 委派: somebody else answers first, then the task comes back. */
export function delegate(turn: Turn, action: Delegate): void {
  const at = ownTask(turn, action)
  mayJoin(turn, at.task, action.to, 'to')
  markViewed(turn, at.task)
  askFirst(turn, at, { people: [action.to], how: 'delegate', opinion: action.opinion?.trim() ?? null })
}

function askBeside(turn: Turn, { task, token }: At, people: readonly string[]): void {
  for (const person of people)
    openTask(turn, token, { assignee: person, why: 'added', added: { how: 'beside', from: task.id } })
}

function askFirst(
  turn: Turn,
  { task, token }: At,
  {
    people,
    how,
    opinion,
  }: { readonly people: readonly string[]; readonly how: AddedHow; readonly opinion: string | null },
): void {
  closeTask(turn, task, 'delegated', opinion)
  for (const person of people)
    openTask(turn, token, { assignee: person, why: 'added', seat: task.seat, added: { how, from: task.id } })
}
