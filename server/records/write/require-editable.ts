import type { AnyDocument } from '../../../core/description/document.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { closedStateLabel } from '../read/dictionary-entry-label.ts'
import { isEditable } from '../read/field-and-record-rights.ts'
import type { StoredRecord } from '../schema/stored-record.ts'

/** Throws unless the record is a draft, or is never approved and in a state for it. */
export async function requireEditable(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<void> {
  if (isEditable(doc, record)) return
  const state = await closedStateLabel(ctx, doc, record)
  throw new Refusal('record.not-editable', { state }, { status: 409 })
}
