import type { Sql } from 'sql-template-tag'
import type { ApprovalMark } from '../../../core/approval/approval-substatus.ts'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'

type StoredRecord = Readonly<Record<string, Json>>

/** The verbs every approved document has; the approval engine carries them out. */
export const approvalVerbs = ['submit', 'withdraw', 'revoke', 'close', 'archive'] as const

/** The standard permission verb that each needs. */
export const approvalNeeds: Readonly<Record<string, string>> = {
  submit: 'tj',
  withdraw: 'tj',
  revoke: 'cx',
  close: 'gb',
  archive: 'gd',
}

/** How the approval of a record stands: the version of its flow, and what its status does not say. */
export interface RecordFlow {
  readonly definition: FlowDefinition
  readonly mark: ApprovalMark | null
}

/** Key and version of the flow that the approval of a record goes through, and what its status does not say. */
export type ApprovalStanding = readonly [flow: string, version: number, mark: ApprovalMark | null]

/** What the store asks of the approval engine; both work in the transaction of `ctx`. */
export interface ApprovalPort<C> {
  /**
   * Which of `approvalVerbs` this person may call on a record now: what is stored of its approval is asked for beside
   * the record, which is then given to what this answers.
   */
  readonly offered: (ctx: C, doc: AnyDocument, id: string) => Promise<(record: StoredRecord) => readonly string[]>
  /**
   * Carries the verb out: instance, tasks, notices, and the record itself through `change`.
   * `record` is locked and its version is checked. Answers the record as it is afterwards.
   */
  readonly act: (
    ctx: C,
    doc: AnyDocument,
    record: StoredRecord,
    verb: string,
    body: StoredRecord,
  ) => Promise<StoredRecord>
  /** Says whether the record may go, before it does; throws a Refusal when not. */
  readonly removed?: (ctx: C, doc: AnyDocument, record: StoredRecord) => Promise<void>
  /** Fields that steps of the approval keep from the caller, by record id; only records that have any. */
  readonly hidden?: (
    ctx: C,
    doc: AnyDocument,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, ReadonlySet<string>>>
  /** The names of all fields that some step keeps from the caller in some record; mostly none, and then at no cost. */
  readonly hiddenNames?: (ctx: C, doc: AnyDocument) => Promise<ReadonlySet<string>>
  /** Of a record `t` an `ApprovalStanding`; null where its status says everything. */
  readonly standing?: Sql
  /** How the approvals of records stand, by record id. */
  readonly flows?: (
    ctx: C,
    standings: ReadonlyMap<string, ApprovalStanding>,
  ) => Promise<ReadonlyMap<string, RecordFlow>>
  /** The condition on a record `t` whose approval has one of these marks. */
  readonly marked?: (marks: readonly ApprovalMark[]) => Sql
  /** A query of those fields, `id` and `field`; null when it is known to have no rows for anybody. */
  readonly hiddenCells?: (ctx: C, doc: AnyDocument) => Sql | null
}
