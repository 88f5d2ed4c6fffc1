import type { Words } from '../language.ts'
import type { ApproverSource } from './source.ts'

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

export type FlowNode = StartNode | ApproveNode | CcNode | ConditionNode | AutoNode | EndNode

export type NodeKind = FlowNode['kind']

export interface StartNode {
  readonly kind: 'start'
  readonly label: Words
  readonly next: string
}

/**
 * People decide here.
 * - `one`: the first person found decides.
 * - `any` 或签: each is asked, the first decision stands.
 * - `all` 会签: everyone must agree, the first refusal fails it.
 * - `ratio`: votes; passes once `percent` of the asked agree, fails once that cannot happen any more.
 */
export interface ApproveNode {
  readonly kind: 'approve'
  readonly label: Words
  readonly next: string
  readonly mode: 'one' | 'any' | 'all' | 'ratio'
  /** For `ratio`: a whole number of 1 to 100. */
  readonly percent?: number
  readonly approver: ApproverSource
  /** Nobody found: stand still and say so (the default), ask the flow's administrator, or go on. */
  readonly empty?: 'block' | 'toAdmin' | 'skip'
  /** Without this, whoever has just agreed at the step before agrees here too. */
  readonly noAutoPass?: boolean
  /** The drafter is among the people: his superior instead (the default), leave him out, or let him. */
  readonly drafterIsApprover?: 'superior' | 'skip' | 'allow'
  /** After a return from here: walk the whole way again (the default), or come straight back here. */
  readonly afterReturn?: 'again' | 'back'
  /** Where a refusal leads when the handler names no target; the drafter when left out. */
  readonly onFail?: string
  /** Working hours before the task is overdue; the caller owns the calendar. */
  readonly limitHours?: number
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

/** Names a rule of the document; its effect is emitted and the flow goes on. */
export interface AutoNode {
  readonly kind: 'auto'
  readonly label: Words
  readonly next: string
  readonly hook: string
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

/** Every node key that may follow directly, a failed vote included. */
export function exits(node: FlowNode): readonly string[] {
  if (node.kind === 'end') return []
  if (node.kind === 'condition') return [...node.branches.map((branch) => branch.to), node.otherwise]
  if (node.kind === 'approve' && node.onFail !== undefined) return [node.next, node.onFail]
  return [node.next]
}
