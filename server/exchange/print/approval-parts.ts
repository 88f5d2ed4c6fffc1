import type { AnyDocument } from '../../../core/description/document.ts'
import type { Writer } from '../../records/history/bilingual-text.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import { approvalSignatures } from './approval-signatures.ts'
import { approvalStamp } from './approval-stamp.ts'
import { approvalTable } from './approval-table.ts'
import type { SheetPart } from './print-document.ts'

/** What paper shows of the approval of a record: the decisions, the signatures under them, and its mark. */
export async function approvalParts(say: Writer, doc: AnyDocument, record: StoredRecord): Promise<SheetPart[]> {
  return [
    ...(await approvalTable(say, record)),
    ...(await approvalSignatures(say, record)),
    ...(await approvalStamp(say, doc, record)),
  ]
}
