import { Refusal } from '../refusal.ts'
import type { FlowVerb } from './action.ts'
import type { Status } from './state.ts'
import type { DraftTask, DraftToken, Turn } from './turn.ts'

/** The action is only possible in these states of a document that still exists. */
export function onlyIn(turn: Turn, action: FlowVerb, allowed: readonly Status[]): void {
  const { status } = turn.draft
  if (!allowed.includes(status)) throw new Refusal('flow.not-allowed', { state: status, action }, { status: 409 })
}

/** Only who drafted the document, or with `admin` who looks after the process. */
export function onlyDrafter(turn: Turn, action: FlowVerb, admin = false): void {
  if (turn.actor !== turn.draft.drafter && !admin) throw new Refusal('flow.not-drafter', { action }, { status: 403 })
}

/** The open task of that id, if it is the actor's to decide. */
export function ownTask(turn: Turn, action: FlowVerb, id: string, admin = false): { task: DraftTask; token: DraftToken } {
  const task = turn.draft.tasks.find((one) => one.id === id)
  if (!task) throw new Refusal('flow.task-unknown', {}, { status: 404 })
  if (task.result === 'cancelled' && turn.draft.status !== '1') onlyIn(turn, action, ['1'])
  if (task.result !== null) throw new Refusal('flow.already-decided', {}, { status: 409 })
  if (task.assignee !== turn.actor && !admin) throw new Refusal('flow.not-yours', {}, { status: 403 })
  if (turn.definition.money === true && turn.actor === turn.draft.drafter) throw ownDocument()
  const token = turn.draft.tokens.find(({ node, round }) => node === task.node && round === task.round)
  if (!token) throw new Error(`task ${id} is open where the flow is not`)
  return { task, token }
}

/** A reason somebody will want to read later. */
export function opinionOf(action: { readonly kind: FlowVerb; readonly opinion?: string }): string {
  const opinion = action.opinion?.trim() ?? ''
  if (opinion !== '') return opinion
  const field = { code: 'flow.opinion-required', params: { action: action.kind } }
  throw new Refusal(field.code, field.params, { errors: { opinion: field } })
}

/** The drafter of a money document may not take part in its approval. */
export function ownDocument(): Refusal {
  return new Refusal('flow.own-document', {}, { status: 403 })
}
