import type { AnyDocument } from '../../core/document.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import { labelOf } from './label-of.ts'
import { isEditable, writableFields } from './rights.ts'
import { type StoredRecord, textOf } from './stored-record.ts'

/** Throws unless the record is a draft, or the current step of its approval opens some field to the caller. */
export async function requireEditable(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<void> {
  if (isEditable(doc, record)) return
  const opened = await writableFields(ctx, doc, record)
  if (opened.size > 0) return
  const state = await labelOf(ctx, 'approvalStatus', textOf(record, 'approvalStatus'))
  throw new Refusal('record.not-editable', { state }, { status: 409 })
}
