import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'

/** A record not yet complete: any field may be missing or empty. */
export type Draft<R> = { readonly [K in keyof R]?: R[K] | null }

/** New values for some of a record's fields, or nothing. */
export type PatchOf<R> = { readonly [K in keyof R]?: R[K] | null } | void

type Later<T> = T | Promise<T>

/** What a verb was called with, checked against its `asks`. */
export type Body = Readonly<Record<string, Json>>

/** Values that a form fills in after a choice. */
export interface Suggestion<R> {
  /** Taken where the person has typed nothing himself. */
  readonly offered?: PatchOf<R>
  /** Taken always: they belong to what was chosen. */
  readonly settled?: PatchOf<R>
  /** What a text may be chosen from, with the fields that each choice fills. */
  readonly choices?: { readonly [K in keyof R]?: readonly { readonly label: string; readonly values: Draft<R> }[] }
}

export interface Suggest<C, R> {
  /** The fields whose choice is asked about. */
  readonly after: readonly (keyof R & string)[]
  /** `chosen` is the field that was just chosen, or null when the form of a new record opens. */
  readonly fill: (ctx: C, draft: Draft<R>, chosen: string | null) => Later<Suggestion<R>>
}

/** What a module does about one document on the server; all of it runs inside the transaction. */
export interface RuleSet<C, R> {
  /**
   * Fields that the server computes, before anything is checked; `before` is null for a new record. The sources of the
   * record are not locked yet: what others have taken of them is counted by `check`.
   */
  readonly prepare?: (ctx: C, draft: Draft<R>, before: R | null) => Later<PatchOf<R>>
  /** What the form of a new or edited draft fills in by itself; nothing is stored by it. */
  readonly suggest?: Suggest<C, R>
  /**
   * What a record that is opened shows of other records as they are now, over what is stored; nothing is stored by it.
   */
  readonly whenOpened?: (ctx: C, record: R) => Later<PatchOf<R>>
  /** Refuses a record whose kinds are right and whose business is wrong. */
  readonly check?: (ctx: C, record: R, before: R | null) => Later<void>
  /** Refuses what may be kept as a draft and may not be submitted; asked together with `check`. */
  readonly submittable?: (ctx: C, record: R) => Later<void>
  /** What is written beside a record as it is saved; a record that is only checked or previewed leaves no trace. */
  readonly saved?: (ctx: C, record: R) => Later<void>
  /** Locks of other records that a verb takes before its own record's, because everybody takes them in that order. */
  readonly locks?: Readonly<Record<string, (ctx: C, id: string, body: Body) => Later<void>>>
  /**
   * Side effects after a verb, an approval event (submit, returned, approved, revoked, closed, withdrawn) or `delete`.
   */
  readonly on?: Readonly<Record<string, (ctx: C, record: R, body: Body) => Later<PatchOf<R>>>>
}

/** Rules tied to their document; the record type is known only where they are written. */
export interface BoundRules<C> {
  readonly doc: AnyDocument
  readonly set: RuleSet<C, Record<string, Json>>
}
