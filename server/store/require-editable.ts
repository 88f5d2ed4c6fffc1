import type { AnyDocument } from '../../core/document.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import { labelOf } from './label-of.ts'
import { isEditable } from './rights.ts'
import { type StoredRecord, textOf } from './stored-record.ts'

/** Throws unless the record is a draft, or is never approved. */
export async function requireEditable(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<void> {
  if (isEditable(doc, record)) return
  const state = await labelOf(ctx, 'approvalStatus', textOf(record, 'approvalStatus'))
  throw new Refusal('record.not-editable', { state }, { status: 409 })
}
