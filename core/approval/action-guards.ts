import { Refusal } from '../words/refusal.ts'
import type { FlowVerb } from './action.ts'
import { drafterRule } from './approvers.ts'
import { peopleNode, type DraftTask, type DraftToken, type Turn } from './engine-working-state.ts'
import { tasksOf, type Status, type TaskResult } from './state.ts'

/** The action is only possible in these states of a document that still exists. */
export function onlyIn(turn: Turn, action: FlowVerb, allowed: readonly Status[]): void {
  const { status } = turn.draft
  if (!allowed.includes(status)) throw new Refusal('flow.not-allowed', { state: status, action }, { status: 409 })
}

/** Only who drafted the document, or with `admin` who looks after the process. */
export function onlyDrafter(turn: Turn, action: FlowVerb, admin = false): void {
  if (turn.actor !== turn.draft.drafter && !admin) throw new Refusal('flow.not-drafter', { action }, { status: 403 })
}

/** What is done to a task, and for whom. */
interface ActionOnTask {
  readonly kind: FlowVerb
  readonly task: string
  readonly behalf?: string
  readonly admin?: boolean
}

/** The open task of an action, if it is the actor's, or his whom he stands in for. */
export function ownTask(turn: Turn, action: ActionOnTask): { task: DraftTask; token: DraftToken } {
  const found = openTaskOf(turn, action)
  const { task } = found
  if (task.assignee !== (action.behalf ?? turn.actor) && action.admin !== true)
    throw new Refusal('flow.not-yours', {}, { status: 403 })
  if (turn.definition.money === true && turn.actor === turn.draft.drafter) throw ownDocument()
  return found
}

/** The same for a decision: nobody has two votes, not even one of his own and one for somebody else. */
export function ownVote(turn: Turn, action: ActionOnTask): { task: DraftTask; token: DraftToken } {
  const found = ownTask(turn, action)
  const voted = tasksOf(turn.draft.tasks, found.task).some(
    ({ id, assignee, by, result }) => id !== found.task.id && isVote(result) && (by ?? assignee) === turn.actor,
  )
  const askedToo =
    action.behalf !== undefined &&
    (handles(turn, found.task, turn.actor) || found.token.queue.some(({ person }) => person === turn.actor))
  if (voted || askedToo) throw new Refusal('flow.two-votes', {}, { status: 409 })
  return found
}

/** An open task by its id, and where the flow stands with it. */
export function openTaskOf(turn: Turn, { kind, task: id }: ActionOnTask): { task: DraftTask; token: DraftToken } {
  const task = turn.draft.tasks.find((one) => one.id === id)
  if (!task) throw new Refusal('flow.task-unknown', {}, { status: 404 })
  if (task.result === 'cancelled' && turn.draft.status !== '1') onlyIn(turn, kind, ['1'])
  if (task.result !== null) throw new Refusal('flow.already-decided', {}, { status: 409 })
  const token = turn.draft.tokens.find(({ node, round }) => node === task.node && round === task.round)
  if (!token) throw new Error(`task ${id} is open where the flow is not`)
  return { task, token }
}

/**
 * Whether a person takes part in this round: he is asked, has decided, waits for an answer that he asked for, or a
 * colleague has the task now.
 */
export function handles(turn: Turn, at: { readonly node: string; readonly round: number }, person: string): boolean {
  return tasksOf(turn.draft.tasks, at).some(
    ({ assignee, by, result }) =>
      (assignee === person &&
        (result === null ||
          result === 'delegated' ||
          result === 'claimed' ||
          result === 'answered' ||
          isVote(result))) ||
      by === person,
  )
}

/** Nobody is brought into a step twice, and the drafter only where the node lets him decide. */
export function mayJoin(turn: Turn, task: DraftTask, person: string, field: string): void {
  if (person === turn.draft.drafter) notToDrafter(turn, task, field)
  if (
    handles(turn, task, person) ||
    turn.draft.tokens.some(
      (one) => one.node === task.node && one.round === task.round && one.queue.some((asked) => asked.person === person),
    )
  ) {
    throw Refusal.atField(field, 'flow.already-handler')
  }
}

function notToDrafter(turn: Turn, task: DraftTask, field: string): void {
  if (turn.definition.money === true) throw ownDocument()
  if (drafterRule(turn, peopleNode(turn, task.node)) === 'allow') return
  throw Refusal.atField(field, 'flow.transfer-to-drafter')
}

/** Only who looks after the process. */
export function onlyAdmin(turn: Turn, action: { readonly admin?: boolean }): void {
  if (action.admin !== true) throw new Refusal('flow.not-admin', {}, { status: 403 })
  if (turn.definition.money === true && turn.actor === turn.draft.drafter) throw ownDocument()
}

/** Who only answered, for himself or for somebody absent, still has his vote. */
function isVote(result: TaskResult | null): boolean {
  return result === 'agreed' || result === 'rejected' || result === 'refused'
}

/** A reason somebody will want to read later. */
export function opinionOf(action: { readonly kind: FlowVerb; readonly opinion?: string }): string {
  const opinion = action.opinion?.trim() ?? ''
  if (opinion !== '') return opinion
  const field = { code: 'flow.opinion-required', params: { action: action.kind } }
  throw Refusal.atField('opinion', field.code, field.params)
}

/** The drafter of a money document may not take part in its approval. */
export function ownDocument(): Refusal {
  return new Refusal('flow.own-document', {}, { status: 403 })
}
