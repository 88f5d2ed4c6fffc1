import type { Words } from '../values/language.ts'
import type { ApproverSource } from './approver-source.ts'

/**
 * An approval flow as versioned plain JSON. A running instance keeps the version it began with,
 * so a published definition is never altered.
 */
export interface FlowDefinition {
  readonly key: string
  readonly version: number
  readonly label: Words
  /** Money documents: the drafter never decides his own step, by no way. */
  readonly money?: boolean
  readonly nodes: Readonly<Record<string, FlowNode>>
}

export type FlowNode =
  | StartNode
  | ApproveNode
  | FillNode
  | SealNode
  | CcNode
  | ConditionNode
  | ParallelNode
  | InclusiveNode
  | JoinNode
  | DelayNode
  | SubflowNode
  | AutoNode
  | EndNode

export type NodeKind = FlowNode['kind']

/** Nodes that wait for people and open tasks for them. */
export type PeopleNode = ApproveNode | FillNode | SealNode

export interface StartNode {
  readonly kind: 'start'
  readonly label: Words
  readonly next: string
}

/**
 * What nodes with people have in common.
 * - `one`: the first person found is asked.
 * - `any` 或签: each is asked, the first decision stands.
 * - `all` 会签: everyone must agree, the first refusal fails it.
 * - `ratio`: votes; passes once `percent` of the asked agree, fails once that cannot happen any more.
 * - `order` 依次: everyone must agree, one after another.
 */
interface AskingNode {
  readonly label: Words
  readonly next: string
  readonly mode: 'one' | 'any' | 'all' | 'ratio' | 'order'
  /** For `ratio`: a whole number of 1 to 100. */
  readonly percent?: number
  readonly approver: ApproverSource
  /** Nobody found: stand still and say so (the default), ask the flow's administrator, or go on. */
  readonly empty?: 'block' | 'toAdmin' | 'skip'
  /** Without this, whoever has just agreed at the step before agrees here too. */
  readonly noAutoPass?: boolean
  /** The drafter is among the people: his superior instead (the default), leave him out, or let him. */
  readonly drafterIsApprover?: 'superior' | 'skip' | 'allow'
  /** Its handlers do not send it back. */
  readonly noReturn?: boolean
  /** Its handlers do not end the case. */
  readonly noRefusal?: boolean
  /**
   * After a return from here, unless the handler chooses: walk the whole way again (the default), or come straight back
   * here.
   */
  readonly afterReturn?: AfterReturn
  /** Where a refusal leads when the handler names no target; the drafter when left out. */
  readonly onFail?: string
  /** Working hours before the task is overdue; the caller owns the calendar. */
  readonly limitHours?: number
  /**
   * What becomes of an overdue task: it only shows (the default), goes to the handler's superior, is agreed to, or is
   * returned.
   */
  readonly overdue?: 'remind' | 'escalate' | 'pass' | 'return'
  /** Whoever decides here signs by hand. */
  readonly signed?: boolean
  /** What its handlers may do with the form, field by field; a field that is not named they read. */
  readonly fields?: Readonly<Record<string, FieldRight>>
}

export const fieldRights = ['read', 'write', 'required', 'hide'] as const

/** `required`: he writes it, and does not agree before it is filled. `hide`: it is not sent to him at all. */
export type FieldRight = (typeof fieldRights)[number]

/** 从此处继续 walks on from the target; 直接回到我 leads straight back to who returned it. */
export type AfterReturn = 'again' | 'back'

/** People decide here. */
export interface ApproveNode extends AskingNode {
  readonly kind: 'approve'
}

/** 填写: people complete the form; nobody's earlier agreement does it for them. */
interface FillNode extends AskingNode {
  readonly kind: 'fill'
}

/** 盖章: people put signature and stamp; the document's rule is told of each. */
export interface SealNode extends AskingNode {
  readonly kind: 'seal'
}

/** 抄送: people who may read and are told; nobody waits for them. */
export interface CcNode {
  readonly kind: 'cc'
  readonly label: Words
  readonly next: string
  readonly people: ApproverSource
}

/** Exclusive gateway: the first branch that holds is taken, else `otherwise`. */
export interface ConditionNode {
  readonly kind: 'condition'
  readonly label: Words
  readonly branches: readonly Branch[]
  readonly otherwise: string
}

export interface Branch {
  readonly when: string
  readonly to: string
  readonly label?: Words
}

/** Every branch is walked at once; the flow goes on from `join` when all have come there. */
export interface ParallelNode {
  readonly kind: 'parallel'
  readonly label: Words
  readonly branches: readonly { readonly to: string; readonly label?: Words }[]
  readonly join: string
}

/** Every branch that holds is walked at once, `otherwise` when none does. */
export interface InclusiveNode {
  readonly kind: 'inclusive'
  readonly label: Words
  readonly branches: readonly Branch[]
  readonly otherwise: string
  readonly join: string
}

/** Where the branches of one fork meet. */
interface JoinNode {
  readonly kind: 'join'
  readonly label: Words
  readonly next: string
}

/** The flow waits; the caller sets the clock and takes `fire` when it is time. */
export interface DelayNode {
  readonly kind: 'delay'
  readonly label: Words
  readonly next: string
  readonly wait: Wait
}

/** So many working hours, so many minutes of the clock, or until the day that a form field names. */
export type Wait = { readonly hours: number } | { readonly minutes: number } | { readonly field: string }

/**
 * Another process is run as a case of its own, or one for each line of a sub-table.
 * - `sync`: the flow waits here until all of them have ended.
 * - `async`: it goes on at once, and they go their own way.
 */
export interface SubflowNode {
  readonly kind: 'subflow'
  readonly label: Words
  readonly next: string
  /** The process that is run; its document is made here. */
  readonly process: string
  readonly mode: 'sync' | 'async'
  /** Made and not submitted; only of automatic steps. */
  readonly draft?: true
  /** The sub-table of the form that has a case for each of its lines. */
  readonly over?: string
  /**
   * What the document made here begins with, by its field: a field of this form, one of the line, or a choice that is
   * always the same.
   */
  readonly values: Readonly<Record<string, ChildValue>>
  /** Whose document it is: the first of these people; the drafter of this one when left out. */
  readonly drafter?: ApproverSource
  /** A case that was not approved: back to the drafter (the default), this one ends too, or on as if it had been. */
  readonly onRejected?: 'return' | 'end' | 'goOn'
}

export type ChildValue = { readonly field: string } | { readonly line: string } | { readonly value: string }

/** Something happens by itself and the flow goes on: a rule of the document by its name, or an act that is drawn. */
export interface AutoNode {
  readonly kind: 'auto'
  readonly label: Words
  readonly next: string
  /** Empty where an act is drawn. */
  readonly hook: string
  readonly act?: AutoAct
}

export type AutoAct = SetAct | CreateAct | CallAct | NotifyAct

/** Writes fields of the form; conditions go on comparing what was submitted. */
export interface SetAct {
  readonly do: 'set'
  readonly values: Readonly<Record<string, AutoValue>>
}

/** Makes a draft of another process's document for the drafter, who submits it himself. */
interface CreateAct {
  readonly do: 'create'
  readonly process: string
  readonly values: Readonly<Record<string, ChildValue>>
}

/** Sends these fields to an address outside, once the step is kept. */
export interface CallAct {
  readonly do: 'call'
  readonly url: string
  readonly fields: readonly string[]
}

export interface NotifyAct {
  readonly do: 'notify'
  readonly people: ApproverSource
  readonly text: Words
}

/** What a field is set to: another field of the form, always the same, or what a formula over the form gives. */
export type AutoValue = { readonly field: string } | { readonly value: string } | { readonly formula: string }

/** What an automatic step makes, as a case of its own that begins as a draft; null where it makes nothing. */
export function createdBy({ act, label, next }: AutoNode): SubflowNode | null {
  return act?.do === 'create'
    ? { kind: 'subflow', label, next, process: act.process, mode: 'async', draft: true, values: act.values }
    : null
}

export interface EndNode {
  readonly kind: 'end'
  readonly label: Words
}

/** The node of that key; a missing one is a bug, because definitions are checked before use. */
export function nodeOf(definition: FlowDefinition, key: string): FlowNode {
  const node = definition.nodes[key]
  if (!node) throw new Error(`flow ${definition.key} v${definition.version} has no node ${key}`)
  return node
}

/** Whether people decide at this node. */
export function isPeopleNode(node: FlowNode): node is PeopleNode {
  return node.kind === 'approve' || node.kind === 'fill' || node.kind === 'seal'
}

/** Whether a handler of this node may send it back; votes against are counted as returns. */
export function mayReturn(node: PeopleNode): boolean {
  return node.noReturn !== true
}

/** Whether a handler of this node may end the case: where people decide, unless they vote. */
export function mayRefuse(node: PeopleNode): boolean {
  return node.kind === 'approve' && node.mode !== 'ratio' && node.noRefusal !== true
}

/** Whether several ways leave this node at once. */
export function isFork(node: FlowNode): node is ParallelNode | InclusiveNode {
  return node.kind === 'parallel' || node.kind === 'inclusive'
}

/** Where the branches of a fork begin; `otherwise` is the last. */
export function branchesOf(node: ParallelNode | InclusiveNode): readonly string[] {
  const targets = node.branches.map(({ to }) => to)
  return node.kind === 'inclusive' ? [...targets, node.otherwise] : targets
}

/** Every node key that may follow directly, a failed vote included. */
export function exits(node: FlowNode): readonly string[] {
  if (node.kind === 'end') return []
  if (node.kind === 'condition') return [...node.branches.map((branch) => branch.to), node.otherwise]
  if (isFork(node)) return branchesOf(node)
  if (isPeopleNode(node) && node.onFail !== undefined) return [node.next, node.onFail]
  return [node.next]
}
