import type { AnyDocument } from '../../../core/description/document.ts'
import { type FieldError, Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { labelIn } from './field-labels.ts'

export type FieldErrors = Readonly<Record<string, FieldError>>

/** The refusal for a record that is not there, or not there for this person. */
export function missing(): Refusal {
  return new Refusal('record.missing', {}, { status: 404 })
}

/** Somebody was faster: what the caller saw is not what is stored any more. */
export function changedMeanwhile(): Refusal {
  return new Refusal('record.changed', {}, { status: 409 })
}

/** Throws when anything is wrong with some fields. */
export function refuseInvalid(ctx: Ctx, doc: AnyDocument, errors: FieldErrors): void {
  const refusal = invalid(ctx, doc, errors)
  if (refusal !== null) throw refusal
}

/** The refusal of wrong fields, each told with its label in the caller's language; null where nothing is wrong. */
export function invalid(ctx: Ctx, doc: AnyDocument, errors: FieldErrors): Refusal | null {
  const entries = Object.entries(errors)
  if (entries.length === 0) return null
  const told = entries.map(
    ([path, { code, params }]) => [path, { code, params: { label: labelIn(ctx, doc, path), ...params } }] as const,
  )
  return new Refusal('record.invalid', { count: entries.length }, { errors: Object.fromEntries(told) })
}

/** Throws unless the caller says which version he saw, and that is the record as it is. */
export function requireVersion(record: StoredRecord, ver: unknown): void {
  if (ver === undefined || ver === null || ver === '') throw new Refusal('record.no-version', {}, { status: 400 })
  // Forms send numbers as texts.
  if (Number(ver) !== record.ver) throw changedMeanwhile()
}
