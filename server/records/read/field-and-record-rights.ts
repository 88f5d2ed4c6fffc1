import type { Reading } from '../../../core/api-types/access-explanation.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase, Mask } from '../../../core/description/field.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { writableBase } from '../schema/base-fields.ts'
import { type StoredRecord, textOf } from '../schema/stored-record.ts'
import { masked } from './mask-text.ts'

/** How much of a field the caller may read. */
export function reading(ctx: Ctx, { read, mask }: FieldBase): Reading {
  if (read === undefined || ctx.unscoped !== null || ctx.actor.permissions.has(read)) return 'whole'
  return mask === undefined || mask === 'hidden' ? 'none' : 'masked'
}

/** A value as the caller may see it; undefined when he may not know the field. */
export function readable(ctx: Ctx, field: FieldBase, value: Json): Json | undefined {
  const right = reading(ctx, field)
  if (right === 'whole') return value
  return right === 'none' ? undefined : maskedValue(field.mask, value)
}

/** Whether a record may be edited as a form: a draft, or what is never approved and in a state for it. */
export function isEditable(doc: AnyDocument, record: StoredRecord): boolean {
  if (doc.appendOnly !== undefined || !isInEditableState(doc, record)) return false
  return doc.approval === undefined || record.approvalStatus === '0'
}

/** Whether a record may be deleted: as it may be edited, and besides when its approval was revoked. */
export function isRemovable(doc: AnyDocument, record: StoredRecord): boolean {
  if (!isInEditableState(doc, record)) return false
  return doc.approval === undefined || record.approvalStatus === '0' || record.approvalStatus === '3'
}

/** Whether the document's own state lets a record be edited and deleted. */
export function isInEditableState({ states }: AnyDocument, record: StoredRecord): boolean {
  return states?.editable === undefined || states.editable.includes(textOf(record, states.field))
}

/** The fields that a person may write into a record as its form; null for a new one. */
export function writableFields(ctx: Ctx, doc: AnyDocument, record: StoredRecord | null): ReadonlySet<string> {
  return record === null || isEditable(doc, record) ? new Set([...ownFields(ctx, doc), ...writableBase]) : nothing
}

const nothing: ReadonlySet<string> = new Set()

/** The fields of a description that the caller's rights let him write at all. */
export function ownFields(ctx: Ctx, doc: AnyDocument): string[] {
  return Object.entries(doc.fields)
    .filter(([name, field]) => mayWrite(ctx, field) && !isEngines(doc, name))
    .map(([name]) => name)
}

/** Whether anybody may type into the field and the caller reads it whole: nobody writes blind. */
export function mayWrite(ctx: Ctx, field: FieldBase): boolean {
  return (
    field.readonly !== true &&
    field.calc === undefined &&
    field.kind !== 'autoNumber' &&
    reading(ctx, field) === 'whole'
  )
}

/** Numbers are drawn and states are moved by verbs: nobody types them. */
export function isEngines(doc: AnyDocument, name: string): boolean {
  return doc.number?.field === name || doc.states?.field === name
}

/** What a mask leaves of a value. */
export function maskedValue(mask: Mask | undefined, value: Json): Json {
  return typeof value === 'string' && mask !== undefined ? masked(mask, value) : null
}
