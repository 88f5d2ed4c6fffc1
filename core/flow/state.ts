/** Codes of the dictionary approvalStatus; `5` (not viewed) belongs to inbox rows, never here. */
export const statuses = ['0', '1', '2', '3', '4'] as const

/** 0 not approved · 1 in progress · 2 approved · 3 revoked · 4 closed. */
export type Status = (typeof statuses)[number]

/** What conditions and person fields read: the form's values the caller chose to give. */
export type FlowValues = Readonly<Record<string, unknown>>

/**
 * One approval, whole, as plain JSON. Everything in it follows from the log (`replay`), so it may
 * be stored as a cache beside the log. Times are the caller's ISO texts, people are ids.
 */
export interface FlowState {
  readonly flow: string
  readonly version: number
  readonly drafter: string
  readonly status: Status
  /** Entries in the log so far; the next entry is `seq + 1`. */
  readonly seq: number
  /** How often it was submitted; each submission freezes limits once and releases them at most once. */
  readonly submission: number
  /** How often it came back to the drafter. */
  readonly returns: number
  /** True while the limits of this submission are frozen or used. */
  readonly held: boolean
  readonly values: FlowValues
  /** Fingerprint of what is approved (amount, payee…), as given at submission. */
  readonly hash: string | null
  /** Where the flow stands: one token today, several with parallel branches. */
  readonly tokens: readonly Token[]
  /** How often each node was entered. */
  readonly rounds: Readonly<Record<string, number>>
  /** Nodes entered, in order; a return cuts it back to its target. */
  readonly path: readonly Visit[]
  readonly tasks: readonly Task[]
  readonly copies: readonly Copy[]
  /** The node the next submission goes straight to, when its return asked for that. */
  readonly back: string | null
  /** The `back` that the running submission used; a withdrawal restores it. */
  readonly resumed: string | null
  readonly archived: boolean
  readonly deleted: boolean
  readonly submittedAt: string | null
  /** When it was approved, revoked or closed. */
  readonly endedAt: string | null
}

/** A place in the flow that waits for people, or is blocked and says why. */
export interface Token {
  readonly id: string
  readonly node: string
  readonly round: number
  /** Goes there instead of on, once this node is passed. */
  readonly back: string | null
  readonly blocked: BlockReason | null
}

/** `nobody`: no approver was found. `loop`: the flow came round without a person deciding. */
export type BlockReason = 'nobody' | 'loop'

export interface Visit {
  readonly node: string
  readonly round: number
  readonly submission: number
  readonly back: string | null
  readonly outcome: VisitOutcome
  /** For a condition: the branch taken, `-1` for otherwise. */
  readonly branch: number | null
}

/** `skipped`: passed with nobody asked. `automatic`: only votes carried over from the step before. */
export type VisitOutcome = 'waiting' | 'blocked' | 'passed' | 'skipped' | 'automatic' | 'failed'

export interface Task {
  /** `node#round.n`, unique and the same on every replay. */
  readonly id: string
  readonly node: string
  readonly round: number
  readonly submission: number
  readonly assignee: string
  /** Why this person: the node's source, or what stood in for it. */
  readonly why: TaskReason
  /** Who had the task before a transfer. */
  readonly ownerBefore: string | null
  readonly openedAt: string
  readonly viewedAt: string | null
  readonly closedAt: string | null
  /** Null while the task is open. */
  readonly result: TaskResult | null
  readonly opinion: string | null
  /** Decided by the rule "same person twice in a row", not by a click. */
  readonly automatic: boolean
}

export type TaskReason = 'source' | 'superior' | 'admin' | 'assigned' | 'transfer'

/**
 * `agreed` and `rejected` are decisions; the rest only end a task: given to another
 * (`transferred`), own agreement taken back (`takenBack`), the step was decided without it
 * (`notNeeded`), the whole was returned, withdrawn, revoked or closed (`cancelled`).
 */
export type TaskResult = 'agreed' | 'rejected' | 'transferred' | 'takenBack' | 'notNeeded' | 'cancelled'

export interface Copy {
  readonly person: string
  /** The cc node, or null when a person sent the copy. */
  readonly node: string | null
  readonly at: string
  readonly viewedAt: string | null
}

/** Tasks that wait for somebody. */
export function openTasks(state: FlowState): readonly Task[] {
  return state.tasks.filter((task) => task.result === null)
}

/** Tasks of one round of a node, decided and replaced ones included. */
export function tasksOf<T extends { readonly node: string; readonly round: number }>(
  tasks: readonly T[], at: { readonly node: string; readonly round: number },
): T[] {
  return tasks.filter((task) => task.node === at.node && task.round === at.round)
}
