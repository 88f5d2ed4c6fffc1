import type { FlowAction } from './action.ts'
import { step, type Stepped } from './approval-engine.ts'
import { sourceKey, type ApproverSource } from './approver-source.ts'
import type { FlowDefinition } from './definition.ts'
import type { Surroundings } from './engine-working-state.ts'
import type { FlowState } from './state.ts'

/** Surroundings whose people have to be looked up first. */
interface AskedSurroundings extends Omit<Surroundings, 'resolve'> {
  /** Active people for a source in a stable order; `state` already carries the action's values. */
  readonly find: (source: ApproverSource, state: FlowState) => Promise<readonly string[]>
}

/**
 * `step` for callers who find people by query: the step is tried, what it misses is looked up, and
 * it is tried again, which is safe because a step changes nothing. So an agreement that opens no
 * new node asks nothing, and no source is asked twice.
 */
export async function stepAsking(
  definition: FlowDefinition,
  state: FlowState,
  action: FlowAction,
  around: AskedSurroundings,
): Promise<Stepped> {
  const { now, evaluate, find } = around
  const known = new Map<string, readonly string[]>()
  const resolve: Surroundings['resolve'] = (source, at) => {
    const people = known.get(sourceKey(source))
    if (people) return people
    throw new Missing(source, at)
  }
  for (;;) {
    try {
      return step(definition, state, action, { now, evaluate, resolve })
    } catch (error) {
      if (!(error instanceof Missing)) throw error
      known.set(sourceKey(error.source), await find(error.source, error.at))
    }
  }
}

class Missing extends Error {
  readonly source: ApproverSource
  readonly at: FlowState

  constructor(source: ApproverSource, at: FlowState) {
    super(sourceKey(source))
    this.source = source
    this.at = at
  }
}
