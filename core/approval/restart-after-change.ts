import { enter, newToken } from './advance-token.ts'
import { nodeOf } from './definition.ts'
import { hook, release, type DraftTask, type Turn } from './engine-working-state.ts'
import { decided } from './record-decision.ts'
import { leave } from './send-back.ts'
import { tasksOf, type Task } from './state.ts'

/**
 * What is approved has been changed by a handler: limits are given back and frozen for what it is now, as
 * for a submission of its own. True where others had agreed to what it was: their decisions are void.
 */
export function boundAnew(turn: Turn, own: Task): boolean {
  const { draft } = turn
  const before = draft.submission
  hook(turn, 'onReturn', { limits: release(turn) })
  Object.assign(draft, { submission: before + 1, held: true })
  for (const visit of draft.path) if (visit.submission === before) visit.submission = draft.submission
  hook(turn, 'onSubmit', { limits: 'freeze' })
  const agreed = draft.path
    .flatMap((visit) => tasksOf(draft.tasks, visit))
    .filter(({ id, result }) => id !== own.id && result === 'agreed')
  return agreed.some(({ assignee, by }) => (by ?? assignee) !== turn.actor)
}

/**
 * The whole way is walked once more, from its start; whoever changed it has agreed to nothing yet but his own change.
 */
export function walkAnew(turn: Turn, task: DraftTask, opinion: string | null): void {
  const { draft, definition } = turn
  decided(turn, task, { result: 'agreed', opinion, automatic: false })
  for (const token of draft.tokens) leave(turn, token)
  const start = Object.keys(definition.nodes).find((key) => nodeOf(definition, key).kind === 'start')
  if (start === undefined) throw new Error(`flow ${definition.key} has no start`)
  const token = newToken('')
  Object.assign(draft, { tokens: [token], path: [], back: null, resumed: null })
  enter(turn, token, { key: start, back: [], carry: false })
}
