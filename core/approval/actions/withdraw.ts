import { Refusal } from '../../words/refusal.ts'
import { onlyDrafter, onlyIn } from '../action-guards.ts'
import type { Withdraw } from '../action.ts'
import { visitOf } from '../advance-token.ts'
import { apart } from '../branch-lane.ts'
import { nodeOf, type NodeKind } from '../definition.ts'
import {
  closeOpen,
  closeTask,
  hook,
  notify,
  openTask,
  peopleNode,
  release,
  setStatus,
  type DraftTask,
  type DraftToken,
  type DraftVisit,
  type Turn,
} from '../engine-working-state.ts'
import { cutPath, standIn } from '../send-back.ts'
import { tasksOf, type Task } from '../state.ts'

/** 撤回: the drafter takes the document back, or a handler his agreement, while nobody has opened what follows. */
export function withdraw(turn: Turn, action: Withdraw): void {
  onlyIn(turn, 'withdraw', ['1'])
  if (action.task === undefined) return takeBackDocument(turn)
  takeBackAgreement(turn, agreedTask(turn, action.task))
}

function takeBackDocument(turn: Turn): void {
  const { draft } = turn
  onlyDrafter(turn, 'withdraw')
  if (draft.tasks.some((task) => touched(task) && ofThisSubmission(turn, task))) throw tooLate()
  for (const { assignee, node } of draft.tasks.filter(({ result }) => result === null))
    notify(turn, assignee, 'withdrawn', node)
  closeOpen(turn, 'cancelled')
  Object.assign(draft, { tokens: [], back: draft.resumed, resumed: null })
  setStatus(turn, '0')
  hook(turn, 'onWithdrawn', { limits: release(turn) })
}

/** Opened in this submission, or in what has become part of it by a handler's change. */
function ofThisSubmission({ draft }: Turn, task: Task): boolean {
  return (
    task.submission === draft.submission ||
    draft.path.some(
      ({ node, round, submission }) => submission === draft.submission && node === task.node && round === task.round,
    )
  )
}

function agreedTask(turn: Turn, id: string): DraftTask {
  const task = turn.draft.tasks.find((one) => one.id === id)
  if (!task) throw new Refusal('flow.task-unknown', {}, { status: 404 })
  if (task.assignee !== turn.actor && task.by !== turn.actor) throw new Refusal('flow.not-yours', {}, { status: 403 })
  if (task.result !== 'agreed' || task.automatic) throw new Refusal('flow.nothing-to-withdraw', {}, { status: 409 })
  return task
}

function takeBackAgreement(turn: Turn, task: DraftTask): void {
  const { draft } = turn
  const place = draft.path.findLastIndex(({ node, round }) => node === task.node && round === task.round)
  const here = draft.path[place]
  if (!here || here.submission !== draft.submission || here.outcome === 'failed' || ledToMore(turn, task))
    throw tooLate()
  const waiting = draft.tokens.find(
    ({ node, round, arrived }) => node === here.node && round === here.round && !arrived,
  )
  const token = waiting ?? comeAgain(turn, place, here)
  closeTask(turn, task, 'takenBack', task.opinion)
  askAgain(turn, token, task)
  if (waiting) waitInTurn(turn, token, task)
  else for (const other of tasksOf(draft.tasks, token)) if (other.result === 'notNeeded') askAgain(turn, token, other)
  hook(turn, 'onWithdrawn')
}

/** Somebody signs on his seat because he agreed. */
function ledToMore({ draft }: Turn, task: Task): boolean {
  return task.added !== null || draft.tasks.some(({ added }) => added?.from === task.id)
}

/**
 * The flow stands there again, in the same round; what followed is undone, unless somebody saw it or a rule has run.
 */
function comeAgain(turn: Turn, place: number, here: DraftVisit): DraftToken {
  const { draft } = turn
  const after = draft.path.slice(place + 1).filter(({ lane }) => !apart(lane, here.lane))
  if (after.some(({ node }) => isLasting(nodeOf(turn.definition, node).kind))) throw tooLate()
  const later = after.flatMap((visit) => tasksOf(draft.tasks, visit))
  if (later.some(touched)) throw tooLate()
  for (const task of later) {
    if (task.result === null) notify(turn, task.assignee, 'withdrawn', task.node)
    if (task.result === null || task.result === 'agreed')
      closeTask(turn, task, task.result === null ? 'cancelled' : 'takenBack')
  }
  const token = standIn(turn, here.lane)
  cutPath(turn, place + 1, here.lane)
  Object.assign(token, { node: here.node, round: here.round, back: here.back })
  visitOf(turn, token).outcome = 'waiting'
  return token
}

/** What a rule did, a case that was begun, or a time that has passed, is not undone. */
function isLasting(kind: NodeKind): boolean {
  return kind === 'auto' || kind === 'delay' || kind === 'subflow'
}

/** One after another: whoever was asked next waits again, unless he has seen it. */
function waitInTurn(turn: Turn, token: DraftToken, task: DraftTask): void {
  if (peopleNode(turn, token.node).mode !== 'order') return
  const next = tasksOf(turn.draft.tasks, token).filter(({ seat, result }) => seat > task.seat && result !== 'cancelled')
  if (next.some((one) => touched(one) || one.result !== null)) throw tooLate()
  for (const { assignee } of next) notify(turn, assignee, 'withdrawn', token.node)
  for (const one of next) closeTask(turn, one, 'cancelled')
  token.queue = [...next.map(({ assignee, why }) => ({ person: assignee, why })), ...token.queue]
}

/** The seat is asked again. */
function askAgain(turn: Turn, token: DraftToken, task: DraftTask): void {
  if (task.result === 'notNeeded') closeTask(turn, task, 'cancelled')
  openTask(turn, token, {
    assignee: task.assignee,
    why: task.why,
    ownerBefore: task.ownerBefore,
    seat: task.seat,
    added: task.added,
  })
}

/** A person has seen it or decided it; votes carried over from the step before do not count. */
function touched(task: Task): boolean {
  return task.viewedAt !== null || (task.result === 'agreed' && !task.automatic) || task.result === 'rejected'
}

function tooLate(): Refusal {
  return new Refusal('flow.withdraw-too-late', {}, { status: 409 })
}
