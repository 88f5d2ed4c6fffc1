import type { AfterReturn, FlowDefinition } from './definition.ts'
import type { HandSignature, OpinionFile } from './opinion-attachments.ts'
import type { AddedHow, ChildOutcome, FlowValues, Status } from './state.ts'

/** Who acts, and what he says. The caller has proved `actor`; nothing here comes unchecked from the wire. */
interface By {
  readonly actor: string
  readonly opinion?: string
  /** What he attached to his opinion. */
  readonly files?: readonly OpinionFile[]
  readonly signature?: HandSignature
}

/** Done to a task, by its person or, in his absence, by whom he named. */
interface OnTask extends By {
  readonly task: string
  /** The absent person for whom `actor` acts; the caller has proved that he may. */
  readonly behalf?: string
}

/** People for later nodes, by the node's key. */
export type Chosen = Readonly<Record<string, readonly string[]>>

/** `admin` is set by the caller when the actor holds the right to look after this process. */
interface ByAdmin extends By {
  readonly admin?: boolean
}

/** The first entry of every log: the draft exists. Made by `begin`, never by `step`. */
export interface Save extends By {
  readonly kind: 'save'
}

export interface Submit extends By {
  readonly kind: 'submit'
  readonly values: FlowValues
  /** Fingerprint of what is approved; when it changed since the return, the whole way is walked again. */
  readonly hash?: string
  readonly choose?: Chosen
}

export interface Agree extends OnTask {
  readonly kind: 'agree'
  /** New values, when this node may change the form. */
  readonly values?: FlowValues
  /** Fingerprint the handler saw; a different one is refused. */
  readonly hash?: string
  /** Fingerprint after his own changes, where they touch what is approved. */
  readonly sealed?: string
  readonly choose?: Chosen
}

/** Return: to the drafter, or to an earlier node of `returnTargets`. At a `ratio` node, a vote against. */
export interface Reject extends OnTask {
  readonly kind: 'reject'
  readonly target?: string
  /** How it goes on from there; the node says it when left out. */
  readonly onward?: AfterReturn
}

/** 拒绝: the case ends here. */
export interface Refuse extends OnTask {
  readonly kind: 'refuse'
}

/** 答复: an opinion given to who delegated the task, which goes back to him. */
export interface Answer extends OnTask {
  readonly kind: 'answer'
}

/** Without `task` the drafter takes the document back; with it a handler takes back his own agreement. */
export interface Withdraw extends By {
  readonly kind: 'withdraw'
  readonly task?: string
}

export interface Revoke extends ByAdmin {
  readonly kind: 'revoke'
}

export interface Transfer extends OnTask {
  readonly kind: 'transfer'
  readonly to: string
  readonly admin?: boolean
}

/** 委派: somebody else answers first, then the task comes back. */
export interface Delegate extends OnTask {
  readonly kind: 'delegate'
  readonly to: string
}

/** 加签: more people sign before the handler, after him (he agrees now), or beside him. */
export interface AddSign extends OnTask {
  readonly kind: 'addSign'
  readonly how: Exclude<AddedHow, 'delegate'>
  readonly people: readonly string[]
}

/** 减签: an open task is not needed after all; by whoever asked for it, or by an administrator. */
export interface RemoveSign extends ByAdmin {
  readonly kind: 'removeSign'
  readonly task: string
}

/** 签收: one of several takes the step upon himself. */
export interface Claim extends OnTask {
  readonly kind: 'claim'
}

/** 释放: he gives it back to all. */
export interface Release extends OnTask {
  readonly kind: 'release'
}

/** 催办: the drafter reminds those who are waited for. */
export interface Urge extends ByAdmin {
  readonly kind: 'urge'
}

export interface Suspend extends ByAdmin {
  readonly kind: 'suspend'
}

export interface Resume extends ByAdmin {
  readonly kind: 'resume'
}

/** An administrator moves what stands at `node` to another node. */
export interface Jump extends ByAdmin {
  readonly kind: 'jump'
  readonly node: string
  readonly to: string
}

/** An administrator ends what is in progress. */
export interface Terminate extends ByAdmin {
  readonly kind: 'terminate'
}

/** It is time to leave a delay node; taken by the machine. */
export interface Fire extends By {
  readonly kind: 'fire'
  readonly node: string
  readonly round: number
}

/** A case that was begun at `node` has ended; taken by the machine. */
export interface ChildEnded extends By {
  readonly kind: 'childEnded'
  readonly node: string
  readonly key: string
  readonly outcome: ChildOutcome
}

/** A task is overdue and its node says what follows; taken by the machine. */
export interface Expire extends By {
  readonly kind: 'expire'
  readonly task: string
}

export interface SendCopy extends ByAdmin {
  readonly kind: 'copy'
  readonly people: readonly string[]
}

export interface Close extends ByAdmin {
  readonly kind: 'close'
}

export interface Archive extends ByAdmin {
  readonly kind: 'archive'
}

interface Delete extends By {
  readonly kind: 'delete'
}

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

/**
 * An administrator has it go on by another version of its process. Both are written down: a log is read with the
 * version it came to.
 */
export interface Move extends ByAdmin {
  readonly kind: 'move'
  readonly from: FlowDefinition
  readonly to: FlowDefinition
}

export type FlowAction =
  | Submit
  | Agree
  | Reject
  | Refuse
  | Answer
  | Withdraw
  | Revoke
  | Transfer
  | Delegate
  | AddSign
  | RemoveSign
  | Claim
  | Release
  | SendCopy
  | Urge
  | Close
  | Archive
  | Delete
  | View
  | Assign
  | Suspend
  | Resume
  | Jump
  | Terminate
  | Fire
  | Expire
  | ChildEnded
  | Move

export type FlowVerb = FlowAction['kind'] | 'save'

/** What the step learned from outside, so that it can be replayed without the outside. */
interface Heard {
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
