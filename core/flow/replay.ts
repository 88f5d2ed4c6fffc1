import type { LogEntry } from './action.ts'
import type { FlowDefinition } from './definition.ts'
import { sourceKey } from './source.ts'
import type { FlowState } from './state.ts'
import { begin, step } from './step.ts'

/** The state a log leads to, rebuilt without asking anybody: each line carries what was heard then. */
export function replay(definition: FlowDefinition, log: readonly LogEntry[]): FlowState {
  const [first, ...rest] = log
  if (!first || first.action.kind !== 'save') throw new Error('a log begins with the draft')
  return rest.reduce((state, entry) => replayOne(definition, state, entry), begin(definition, first.action.actor, first.at).state)
}

/** The state after one more line of the log. */
export function replayOne(definition: FlowDefinition, state: FlowState, entry: LogEntry): FlowState {
  if (entry.seq !== state.seq + 1 || entry.action.kind === 'save') throw new Error(`log line ${entry.seq} does not follow ${state.seq}`)
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
