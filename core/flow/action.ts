import type { FlowValues, Status } from './state.ts'

/** Who acts, and what he says. The caller has proved `actor`; nothing here comes unchecked from the wire. */
interface By {
  readonly actor: string
  readonly opinion?: string
}

/** `admin` is set by the caller when the actor holds the right to look after this process. */
interface ByAdmin extends By {
  readonly admin?: boolean
}

/** The first entry of every log: the draft exists. Made by `begin`, never by `step`. */
export interface Save extends By { readonly kind: 'save' }

export interface Submit extends By {
  readonly kind: 'submit'
  readonly values: FlowValues
  /** Fingerprint of what is approved; when it changed since the return, the whole way is walked again. */
  readonly hash?: string
}

export interface Agree extends By {
  readonly kind: 'agree'
  readonly task: string
  /** New values, when this node may change the form. */
  readonly values?: FlowValues
  /** Fingerprint the handler saw; a different one is refused. */
  readonly hash?: string
}

/** Return: to the drafter, or to an earlier node of `returnTargets`. At a `ratio` node, a vote against. */
export interface Reject extends By {
  readonly kind: 'reject'
  readonly task: string
  readonly target?: string
}

/** Without `task` the drafter takes the document back; with it a handler takes back his own agreement. */
export interface Withdraw extends By {
  readonly kind: 'withdraw'
  readonly task?: string
}

export interface Revoke extends ByAdmin { readonly kind: 'revoke' }

export interface Transfer extends ByAdmin {
  readonly kind: 'transfer'
  readonly task: string
  readonly to: string
}

export interface SendCopy extends ByAdmin {
  readonly kind: 'copy'
  readonly people: readonly string[]
}

export interface Close extends ByAdmin { readonly kind: 'close' }

export interface Archive extends ByAdmin { readonly kind: 'archive' }

export interface Delete extends By { readonly kind: 'delete' }

/** First opening: of a task, or without `task` of the copy sent to the actor. */
export interface View extends By {
  readonly kind: 'view'
  readonly task?: string
}

/** An administrator frees a blocked node: with these people, or by asking its source again. */
export interface Assign extends ByAdmin {
  readonly kind: 'assign'
  readonly node: string
  readonly people?: readonly string[]
}

export type FlowAction =
  | Submit | Agree | Reject | Withdraw | Revoke | Transfer | SendCopy | Close | Archive | Delete | View | Assign

export type FlowVerb = FlowAction['kind'] | 'save'

/** What the step learned from outside, so that it can be replayed without the outside. */
export interface Heard {
  /** Source key to the people found. */
  readonly people: Readonly<Record<string, readonly string[]>>
  /** Expression to its answer. */
  readonly conditions: Readonly<Record<string, boolean>>
}

/** One line of the approval record, the source of truth: the state is what these lines lead to. */
export interface LogEntry {
  readonly seq: number
  readonly at: string
  readonly action: FlowAction | Save
  /** The node of the task acted on; null for acts on the whole document. */
  readonly node: string | null
  readonly from: Status
  readonly to: Status
  readonly heard: Heard
}
