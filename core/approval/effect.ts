import type { Wait } from './definition.ts'
import type { BlockReason, ChildOutcome, Status, Task, TaskResult } from './state.ts'

const hookEvents = [
  'onSubmit',
  'onNodeEnter',
  'onAuto',
  'onSealed',
  'onReturn',
  'onWithdrawn',
  'onApproved',
  'onRevoked',
  'onClosed',
] as const

export type HookEvent = (typeof hookEvents)[number]

/**
 * What the caller has to do in the same transaction, in this order. `key` of a hook is unique
 * within the instance: a rule that has run for it must not run again.
 */
export type FlowEffect =
  | { readonly type: 'status'; readonly from: Status; readonly to: Status }
  | { readonly type: 'taskOpened'; readonly task: Task; readonly limitHours: number | null }
  | { readonly type: 'taskViewed'; readonly id: string; readonly at: string }
  /** May come a second time for one id when a passed step is reopened: the later result stands. */
  | {
      readonly type: 'taskClosed'
      readonly id: string
      readonly result: TaskResult
      readonly opinion: string | null
      readonly at: string
      readonly automatic: boolean
      readonly by: string | null
    }
  /** A node stands still until `assign`; tell those who look after the process. */
  | { readonly type: 'blocked'; readonly node: string; readonly reason: BlockReason }
  /** The flow waits at a delay node: `fire` is due then. Nothing is remembered but the node and its round. */
  | {
      readonly type: 'timerSet'
      readonly node: string
      readonly round: number
      readonly wait: Wait
      readonly value: unknown
    }
  | { readonly type: 'timerGone'; readonly node: string; readonly round: number }
  /** A case of its own is to be begun; `waits` while the flow stands there for it. */
  | {
      readonly type: 'childWanted'
      readonly key: string
      readonly node: string
      readonly round: number
      readonly line: string | null
      readonly waits: boolean
    }
  | { readonly type: 'childHeard'; readonly key: string; readonly outcome: ChildOutcome }
  /** The flow has left before it ended: nobody waits for it any more. */
  | { readonly type: 'childGone'; readonly key: string }
  | { readonly type: 'suspended' }
  | { readonly type: 'resumed' }
  | { readonly type: 'urged'; readonly people: readonly string[] }
  | { readonly type: 'copied'; readonly person: string; readonly node: string | null; readonly at: string }
  | { readonly type: 'copyViewed'; readonly person: string; readonly at: string }
  | { readonly type: 'notify'; readonly person: string; readonly what: NoticeKind; readonly node: string | null }
  /** This person may read the document from now on. */
  | { readonly type: 'reader'; readonly person: string }
  | HookEffect
  /** It goes on by another version. */
  | { readonly type: 'moved'; readonly version: number }
  | { readonly type: 'archived' }
  | { readonly type: 'deleted' }

export interface HookEffect {
  readonly type: 'hook'
  readonly event: HookEvent
  readonly key: string
  readonly submission: number
  readonly node: string | null
  /** The rule's name at an automatic node. */
  readonly hook: string | null
  /** `freeze` once per submission, `release` once for what was frozen, else null. */
  readonly limits: 'freeze' | 'release' | null
}

export type NoticeKind =
  | 'task'
  | 'added'
  | 'unasked'
  | 'transferred'
  | 'delegated'
  | 'answered'
  | 'urged'
  | 'suspended'
  | 'resumed'
  | 'copied'
  | 'returned'
  | 'withdrawn'
  | 'approved'
  | 'revoked'
  | 'closed'
  | 'refused'
