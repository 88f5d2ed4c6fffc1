import type { LogEntry } from './action.ts'
import { begin, step } from './approval-engine.ts'
import { sourceKey } from './approver-source.ts'
import type { FlowDefinition } from './definition.ts'
import type { FlowState } from './state.ts'

/** The state a log leads to, rebuilt without asking anybody: each line carries what was heard then. */
export function replay(definition: FlowDefinition, log: readonly LogEntry[]): FlowState {
  const [first, ...rest] = log
  if (!first || first.action.kind !== 'save') throw new Error('a log begins with the draft')
  const versions = versionsOf(definition, log)
  return rest.reduce(
    (state, entry) => replayOne(versions.get(state.version) ?? definition, state, entry),
    begin(beginningOf(definition, log), first.action.actor, first.at).state,
  )
}

/** The versions an approval went by: the one it has come to is given, those before stand in its log. */
function versionsOf(last: FlowDefinition, log: readonly LogEntry[]): ReadonlyMap<number, FlowDefinition> {
  return new Map(
    [...log.flatMap(({ action }) => (action.kind === 'move' ? [action.from, action.to] : [])), last].map((one) => [
      one.version,
      one,
    ]),
  )
}

function beginningOf(last: FlowDefinition, log: readonly LogEntry[]): FlowDefinition {
  const move = log.find(({ action }) => action.kind === 'move')?.action
  return move?.kind === 'move' ? move.from : last
}

/** The state after one more line of the log. */
export function replayOne(definition: FlowDefinition, state: FlowState, entry: LogEntry): FlowState {
  if (entry.seq !== state.seq + 1 || entry.action.kind === 'save')
    throw new Error(`log line ${entry.seq} does not follow ${state.seq}`)
  const { people, conditions } = entry.heard
  return step(definition, state, entry.action, {
    now: entry.at,
    resolve: (source) => known(people[sourceKey(source)], sourceKey(source)),
    evaluate: (expression) => known(conditions[expression], expression),
  }).state
}

function known<T>(answer: T | undefined, question: string): T {
  if (answer === undefined) throw new Error(`the log does not say what was answered to ${question}`)
  return answer
}
