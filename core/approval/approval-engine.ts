import { Refusal } from '../words/refusal.ts'
/**
 * The approval engine: a pure function from (definition, state, action, surroundings) to
 * (state, effects, log entry). It reads no clock, no database and no random number; people and
 * conditions come through `Surroundings`, and what they answered is written into the log entry, so
 * `replay` needs nothing but the definition and the log.
 *
 * A *token* says where the flow stands. Entering a node with people begins a *round* of it and opens a
 * *task* per person; the votes of that round, one for each *seat*, give its verdict (`vote.ts`), and the
 * token moves on (`advance-token.ts`), or back (`send-back.ts`). A fork makes a token for each branch, whose
 * *lane* says what it lies in (`lane.ts`), and the last of them to come to the join goes on for all.
 * The verbs are in `actions/`: each refuses what is not allowed, then changes the draft and notes
 * effects. The caller carries out the effects, in order and in the transaction that stores state and
 * entry; a refusal leaves everything untouched.
 */
import type { FlowAction, LogEntry, Save } from './action.ts'
import { addSign, delegate } from './actions/add-sign-and-delegate.ts'
import { agree } from './actions/agree.ts'
import { answer } from './actions/answer-delegated-task.ts'
import { archive } from './actions/archive.ts'
import { claim, release } from './actions/claim.ts'
import { close } from './actions/close.ts'
import { remove } from './actions/delete.ts'
import { assign } from './actions/free-blocked-node.ts'
import { jump, terminate } from './actions/jump-and-terminate.ts'
import { move } from './actions/move-to-version.ts'
import { refuse } from './actions/refuse.ts'
import { reject } from './actions/reject.ts'
import { removeSign } from './actions/remove-sign.ts'
import { revoke } from './actions/revoke.ts'
import { copy } from './actions/send-copy.ts'
import { submit } from './actions/submit.ts'
import { resume, suspend } from './actions/suspend.ts'
import { childEnded, expire, fire } from './actions/system-actions.ts'
import { transfer } from './actions/transfer.ts'
import { urge } from './actions/urge.ts'
import { view } from './actions/view.ts'
import { withdraw } from './actions/withdraw.ts'
import { childEffects } from './begin-sub-processes.ts'
import type { FlowDefinition } from './definition.ts'
import type { FlowEffect } from './effect.ts'
import { nodeActedOn, turnOf, type Surroundings, type Turn } from './engine-working-state.ts'
import type { FlowState } from './state.ts'
import { timerEffects } from './timers.ts'

export interface Stepped {
  readonly state: FlowState
  readonly effects: readonly FlowEffect[]
  /** Null when nothing happened (a task opened a second time): then the state is the old one. */
  readonly entry: LogEntry | null
}

/**
 * Takes one action. Throws a `Refusal` `flow.*` when the action is not allowed, and an `Error` when
 * the definition is not the one the instance began with or was never checked.
 */
export function step(definition: FlowDefinition, state: FlowState, action: FlowAction, around: Surroundings): Stepped {
  if (state.flow !== definition.key || state.version !== definition.version)
    throw new Error(`instance belongs to ${state.flow} v${state.version}`)
  if (state.deleted) throw new Refusal('flow.deleted', {}, { status: 404 })
  const turn = turnOf(definition, state, action.actor, around)
  if (state.suspended && !evenSuspended.has(action.kind)) throw new Refusal('flow.suspended', {}, { status: 409 })
  perform(turn, action)
  turn.effects.push(...timerEffects(definition, state, turn.draft), ...childEffects(state, turn.draft, turn.effects))
  if (turn.effects.length === 0) return { state, effects: [], entry: null }
  const entry = entryOf(turn, state, action)
  return { state: { ...turn.draft, seq: entry.seq }, effects: turn.effects, entry }
}

/** Begins an instance for a new draft; its log line is the first, and there are no effects. */
export function begin(
  definition: FlowDefinition,
  drafter: string,
  now: string,
): Stepped & { readonly entry: LogEntry } {
  const state: FlowState = {
    flow: definition.key,
    version: definition.version,
    drafter,
    status: '0',
    seq: 1,
    submission: 0,
    returns: 0,
    held: false,
    suspended: false,
    values: {},
    hash: null,
    chosen: {},
    tokens: [],
    rounds: {},
    path: [],
    tasks: [],
    copies: [],
    back: null,
    resumed: null,
    archived: false,
    deleted: false,
    submittedAt: null,
    urgedAt: null,
    endedAt: null,
  }
  const action: Save = { kind: 'save', actor: drafter }
  const entry: LogEntry = {
    seq: 1,
    at: now,
    action,
    node: null,
    from: '0',
    to: '0',
    heard: { people: {}, conditions: {} },
  }
  return { state, effects: [], entry }
}

// What is stopped for a while may still be looked at, and only who stopped it goes on or ends it.
const evenSuspended: ReadonlySet<FlowAction['kind']> = new Set(['view', 'copy', 'resume', 'terminate', 'move'])

function perform(turn: Turn, action: FlowAction): void {
  switch (action.kind) {
    case 'submit':
      return submit(turn, action)
    case 'agree':
      return agree(turn, action)
    case 'reject':
      return reject(turn, action)
    case 'refuse':
      return refuse(turn, action)
    case 'answer':
      return answer(turn, action)
    case 'withdraw':
      return withdraw(turn, action)
    case 'revoke':
      return revoke(turn, action)
    case 'transfer':
      return transfer(turn, action)
    case 'copy':
      return copy(turn, action)
    case 'close':
      return close(turn, action)
    case 'archive':
      return archive(turn, action)
    case 'delete':
      return remove(turn)
    case 'view':
      return view(turn, action)
    case 'assign':
      return assign(turn, action)
    case 'delegate':
      return delegate(turn, action)
    case 'addSign':
      return addSign(turn, action)
    case 'removeSign':
      return removeSign(turn, action)
    case 'claim':
      return claim(turn, action)
    case 'release':
      return release(turn, action)
    case 'urge':
      return urge(turn, action)
    case 'suspend':
      return suspend(turn, action)
    case 'resume':
      return resume(turn, action)
    case 'jump':
      return jump(turn, action)
    case 'terminate':
      return terminate(turn, action)
    case 'fire':
      return fire(turn, action)
    case 'expire':
      return expire(turn, action)
    case 'childEnded':
      return childEnded(turn, action)
    case 'move':
      return move(turn, action)
  }
}

function entryOf(turn: Turn, before: FlowState, action: FlowAction): LogEntry {
  const { seq, now, draft, heard } = turn
  return { seq, at: now, action, node: nodeActedOn(before, action), from: before.status, to: draft.status, heard }
}
