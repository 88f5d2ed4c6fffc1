import { Refusal } from '../../refusal.ts'
import type { Withdraw } from '../action.ts'
import { visitOf } from '../advance.ts'
import { nodeOf } from '../definition.ts'
import { onlyDrafter, onlyIn } from '../refuse.ts'
import { tasksOf, type Task } from '../state.ts'
import { closeOpen, closeTask, hook, notify, openTask, release, setStatus, type DraftTask, type DraftToken, type DraftVisit, type Turn } from '../turn.ts'

/** 撤回: the drafter takes the document back, or a handler his agreement, while nobody has opened what follows. */
export function withdraw(turn: Turn, action: Withdraw): void {
  onlyIn(turn, 'withdraw', ['1'])
  if (action.task === undefined) return takeBackDocument(turn)
  takeBackAgreement(turn, agreedTask(turn, action.task))
}

function takeBackDocument(turn: Turn): void {
  const { draft } = turn
  onlyDrafter(turn, 'withdraw')
  if (draft.tasks.some((task) => task.submission === draft.submission && touched(task))) throw tooLate()
  for (const { assignee, node } of draft.tasks.filter(({ result }) => result === null)) notify(turn, assignee, 'withdrawn', node)
  closeOpen(turn, 'cancelled')
  Object.assign(draft, { tokens: [], back: draft.resumed, resumed: null })
  setStatus(turn, '0')
  hook(turn, 'onWithdrawn', { limits: release(turn) })
}

function agreedTask(turn: Turn, id: string): DraftTask {
  const task = turn.draft.tasks.find((one) => one.id === id)
  if (!task) throw new Refusal('flow.task-unknown', {}, { status: 404 })
  if (task.assignee !== turn.actor) throw new Refusal('flow.not-yours', {}, { status: 403 })
  if (task.result !== 'agreed' || task.automatic) throw new Refusal('flow.nothing-to-withdraw', {}, { status: 409 })
  return task
}

function takeBackAgreement(turn: Turn, task: DraftTask): void {
  const { draft } = turn
  const place = draft.path.findLastIndex(({ node, round }) => node === task.node && round === task.round)
  const token = draft.tokens[0] // one token today: with branches, the one whose path holds this task
  const here = draft.path[place]
  if (!token || !here || here.submission !== draft.submission) throw tooLate()
  const moved = token.node !== here.node || token.round !== here.round
  if (moved) undo(turn, token, draft.path.slice(place + 1))
  draft.path.length = place + 1
  Object.assign(token, { node: here.node, round: here.round, back: here.back, blocked: null })
  visitOf(turn, token).outcome = 'waiting'
  closeTask(turn, task, 'takenBack', task.opinion)
  openTask(turn, token, { assignee: task.assignee, why: task.why, ownerBefore: task.ownerBefore })
  if (moved) reopen(turn, token)
  hook(turn, 'onWithdrawn')
}

/** Cancels what followed; an automatic rule that has run cannot be taken back. */
function undo(turn: Turn, token: DraftToken, after: readonly DraftVisit[]): void {
  if (after.some(({ node }) => nodeOf(turn.definition, node).kind === 'auto')) throw tooLate()
  const later = after.flatMap((visit) => tasksOf(turn.draft.tasks, visit))
  if (later.some(touched)) throw tooLate()
  for (const task of later) {
    if (task.result === null) notify(turn, task.assignee, 'withdrawn', task.node)
    if (task.result === null || task.result === 'agreed') closeTask(turn, task, task.result === null ? 'cancelled' : 'takenBack')
  }
}

/** Others whose vote was no longer needed are asked again. */
function reopen(turn: Turn, token: DraftToken): void {
  for (const task of tasksOf(turn.draft.tasks, token)) {
    if (task.result !== 'notNeeded') continue
    closeTask(turn, task, 'cancelled')
    openTask(turn, token, { assignee: task.assignee, why: task.why, ownerBefore: task.ownerBefore })
  }
}

/** A person has seen it or decided it; votes carried over from the step before do not count. */
function touched(task: Task): boolean {
  return task.viewedAt !== null || (task.result === 'agreed' && !task.automatic) || task.result === 'rejected'
}

function tooLate(): Refusal {
  return new Refusal('flow.withdraw-too-late', {}, { status: 409 })
}
