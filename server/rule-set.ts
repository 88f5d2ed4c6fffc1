import type { AnyDocument } from '../core/document.ts'
import type { Json } from '../core/json.ts'

/** A record not yet complete: any field may be missing or empty. */
export type Draft<R> = { readonly [K in keyof R]?: R[K] | null }

/** New values for some of a record's fields, or nothing. */
export type PatchOf<R> = { readonly [K in keyof R]?: R[K] | null } | void

type Later<T> = T | Promise<T>

/** What a verb was called with, checked against its `asks`. */
export type Body = Readonly<Record<string, Json>>

/** What a module does about one document on the server; all of it runs inside the transaction. */
export interface RuleSet<C, R> {
  /** Fields that the server computes, before anything is checked; `before` is null for a new record. */
  readonly prepare?: (ctx: C, draft: Draft<R>, before: R | null) => Later<PatchOf<R>>
  /** Refuses a record whose kinds are right and whose business is wrong. */
  readonly check?: (ctx: C, record: R, before: R | null) => Later<void>
  /** Side effects after a verb, an approval event (submit, returned, approved, revoked, closed, withdrawn) or `delete`. */
  readonly on?: Readonly<Record<string, (ctx: C, record: R, body: Body) => Later<PatchOf<R>>>>
}

/** Rules tied to their document; the record type is known only where they are written. */
export interface BoundRules<C> {
  readonly doc: AnyDocument
  readonly set: RuleSet<C, Record<string, Json>>
}
