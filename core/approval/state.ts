/** Codes of the dictionary approvalStatus; `5` (not viewed) belongs to inbox rows, never here. */
export const statuses = ['0', '1', '2', '3', '4'] as const

/** 0 not approved · 1 in progress · 2 approved · 3 revoked · 4 closed. */
export type Status = (typeof statuses)[number]

/** What conditions and person fields read: the form's values the caller chose to give. */
export type FlowValues = Readonly<Record<string, unknown>>

/** The shape of `FlowState`; states of an earlier one are told anew from their logs. */
export const stateModel = 3

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
  /** An administrator has stopped it for a while; people and timers wait. */
  readonly suspended: boolean
  readonly values: FlowValues
  /** Fingerprint of what is approved (amount, payee…), as given at submission. */
  readonly hash: string | null
  /** People whom the drafter or a handler chose for a later node, by its key. */
  readonly chosen: Readonly<Record<string, readonly string[]>>
  /** Where the flow stands: one token, or one in each branch. */
  readonly tokens: readonly Token[]
  /** How often each node was entered. */
  readonly rounds: Readonly<Record<string, number>>
  /** Nodes entered, in order; a return cuts it back to its target. */
  readonly path: readonly Visit[]
  readonly tasks: readonly Task[]
  readonly copies: readonly Copy[]
  /** Where the next submission goes straight to, when its return asked for that. */
  readonly back: readonly Place[] | null
  /** The `back` that the running submission used; a withdrawal restores it. */
  readonly resumed: readonly Place[] | null
  readonly archived: boolean
  readonly deleted: boolean
  readonly submittedAt: string | null
  readonly urgedAt: string | null
  /** When it was approved, revoked or closed. */
  readonly endedAt: string | null
}

/** A place in the flow. */
export interface Place {
  /** Which branches it is in: '' outside all, else `/fork#round.branch` for each fork around it. */
  readonly lane: string
  readonly node: string
  /** Goes to the last of these instead of on, once this node is passed: who returned it wants it back. */
  readonly back: readonly string[]
  /** It stands at the join and waits for the other branches. */
  readonly arrived: boolean
}

/**
 * A place where the flow stands: it waits for people, for a time, for cases of their own or for other branches, or is
 * blocked and says why.
 */
export interface Token extends Place {
  readonly round: number
  readonly blocked: BlockReason | null
  /** Who is asked next where people are asked one after another. */
  readonly queue: readonly Approver[]
  /** The cases that were begun here and are waited for, those that have ended too. */
  readonly children: readonly Child[]
}

/** A case of its own that the flow waits for. */
export interface Child {
  /** `node#round.n`, unique and the same on every replay. */
  readonly key: string
  /** The line of the sub-table it is for. */
  readonly line: string | null
  /** Null while it is under way; whatever ended it but its approval is `refused`. */
  readonly outcome: ChildOutcome | null
}

export type ChildOutcome = 'approved' | 'refused'

/** `nobody`: no approver was found. `loop`: the flow came round without a person deciding. */
export type BlockReason = 'nobody' | 'loop'

export interface Visit {
  readonly node: string
  readonly round: number
  readonly lane: string
  readonly submission: number
  readonly back: readonly string[]
  readonly outcome: VisitOutcome
  /** The branches taken here, where there are any; `-1` for the otherwise of a condition. */
  readonly taken: readonly number[]
}

/** `skipped`: passed with nobody asked. `automatic`: only votes carried over from the step before. */
export type VisitOutcome = 'waiting' | 'blocked' | 'passed' | 'skipped' | 'automatic' | 'failed'

export interface Task {
  /** `node#round.n`, unique and the same on every replay. */
  readonly id: string
  readonly node: string
  readonly round: number
  readonly submission: number
  /** The vote it belongs to: whoever takes a task over sits on the same seat. */
  readonly seat: number
  readonly assignee: string
  /** Why this person: the node's source, or what stood in for it. */
  readonly why: TaskReason
  /** Who had the task before a transfer. */
  readonly ownerBefore: string | null
  /** For people whom a handler asked besides: in which way, and by which task. */
  readonly added: Added | null
  readonly openedAt: string
  readonly viewedAt: string | null
  readonly closedAt: string | null
  /** Null while the task is open. */
  readonly result: TaskResult | null
  readonly opinion: string | null
  /** Decided by the rule "same person twice in a row" or by the clock, not by a click. */
  readonly automatic: boolean
  /** Who decided in the assignee's absence. */
  readonly by: string | null
}

/**
 * `before` 前加签 and `delegate` 委派: these answer first and the task comes back. `after` 后加签: they
 * sign once the handler has agreed. `beside` 并加签: their agreement is needed too.
 */
export type AddedHow = 'before' | 'after' | 'beside' | 'delegate'

export interface Added {
  readonly how: AddedHow
  readonly from: string
}

/** Somebody who is asked, and why he. */
export interface Approver {
  readonly person: string
  readonly why: TaskReason
}

export type TaskReason = 'source' | 'superior' | 'admin' | 'assigned' | 'transfer' | 'escalated' | 'added' | 'returned'

/**
 * `agreed`, `rejected` (sent back) and `refused` (the case ends) are decisions, `answered` is an opinion for who asked;
 * the rest only end a task: given to another (`transferred`), waiting for others to answer first (`delegated`), taken
 * by a colleague (`claimed`), not asked after all (`removed`), own agreement taken back (`takenBack`), the step was
 * decided without it (`notNeeded`), the whole was returned, withdrawn, revoked or closed (`cancelled`).
 */
export type TaskResult =
  | 'agreed'
  | 'rejected'
  | 'refused'
  | 'answered'
  | 'transferred'
  | 'delegated'
  | 'claimed'
  | 'removed'
  | 'takenBack'
  | 'notNeeded'
  | 'cancelled'

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
  tasks: readonly T[],
  at: { readonly node: string; readonly round: number },
): T[] {
  return tasks.filter((task) => task.node === at.node && task.round === at.round)
}
