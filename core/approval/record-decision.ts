import { closeRound, pass, standing, visitOf } from './advance-token.ts'
import { answersFirst } from './count-votes.ts'
import type { AfterReturn } from './definition.ts'
import {
  closeTask,
  hook,
  markViewed,
  openTask,
  peopleNode,
  type DraftTask,
  type DraftToken,
  type Turn,
} from './engine-working-state.ts'
import { sendBack } from './send-back.ts'
import { tasksOf, type Task } from './state.ts'

interface At {
  readonly task: DraftTask
  readonly token: DraftToken
}

interface Said {
  readonly opinion: string | null
  /** By the clock: nobody has looked at it. */
  readonly automatic?: boolean
}

/** A task is agreed to. `after`: these sign next, on the same seat. */
export function inFavour(
  turn: Turn,
  { task, token }: At,
  { opinion, automatic = false, after = [] }: Said & { readonly after?: readonly string[] },
): void {
  decided(turn, task, { result: 'agreed', opinion, automatic })
  if (peopleNode(turn, token.node).kind === 'seal') hook(turn, 'onSealed', { at: visitOf(turn, token), task: task.id })
  for (const person of after)
    openTask(turn, token, { assignee: person, why: 'added', seat: task.seat, added: { how: 'after', from: task.id } })
  if (!comeBack(turn, { task, token })) settle(turn, token)
}

/** A task is refused; where that is enough, the step is sent back. */
export function against(
  turn: Turn,
  { task, token }: At,
  {
    opinion,
    target,
    onward,
    automatic = false,
  }: Said & { readonly target: string | null; readonly onward?: AfterReturn },
): void {
  decided(turn, task, { result: 'rejected', opinion, automatic })
  if (standing(turn, token) === 'failed') fail(turn, token, target, onward)
}

/** Once all those have answered whom its handler had asked first, a task comes back to him; true while it is theirs. */
export function comeBack(turn: Turn, { task, token }: At): boolean {
  const { added } = task
  if (added === null || added.how === 'beside') return false
  const tasks = tasksOf(turn.draft.tasks, token)
  if (awaited(tasks, added.from)) return true
  const from = tasks.find(({ id }) => id === added.from)
  if (!from) throw new Error(`${task.id} was added by nobody`)
  // Who signed after somebody closes that person's own part.
  if (!answersFirst(task)) return comeBack(turn, { task: from, token })
  openTask(turn, token, {
    assignee: from.assignee,
    why: 'returned',
    ownerBefore: from.ownerBefore,
    seat: from.seat,
    added: from.added,
  })
  return true
}

/** Whether anybody still answers for a task, or for somebody whom it had answer. */
function awaited(tasks: readonly Task[], id: string): boolean {
  return tasks.some(
    (task) =>
      task.added?.from === id && task.added.how !== 'beside' && (task.result === null || awaited(tasks, task.id)),
  )
}

/** Passes the step when its votes are enough, sends it back when they cannot be any more, or asks the next in turn. */
export function settle(turn: Turn, token: DraftToken): void {
  const verdict = standing(turn, token)
  if (verdict === 'passed') return pass(turn, token)
  if (verdict === 'failed') return fail(turn, token, peopleNode(turn, token.node).onFail ?? null)
  const [next, ...queue] = token.queue
  if (!next || tasksOf(turn.draft.tasks, token).some(({ result }) => result === null)) return
  token.queue = queue
  openTask(turn, token, { assignee: next.person, why: next.why })
}

function fail(turn: Turn, token: DraftToken, target: string | null, onward?: AfterReturn): void {
  closeRound(turn, token)
  sendBack(turn, token, target, onward)
}

/** Somebody has decided: it is his word, and by whom it was said is kept. */
export function decided(
  turn: Turn,
  task: DraftTask,
  { result, opinion, automatic }: Required<Said> & { readonly result: 'agreed' | 'rejected' | 'refused' | 'answered' },
): void {
  if (automatic) task.automatic = true
  else markViewed(turn, task)
  if (!automatic && turn.actor !== task.assignee) task.by = turn.actor
  closeTask(turn, task, result, opinion)
}
