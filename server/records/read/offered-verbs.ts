import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { type StoredRecord, textOf } from '../schema/stored-record.ts'
import { isPossible } from '../write/call-verb.ts'
import { isEditable, isRemovable } from './field-and-record-rights.ts'
import { mayDo } from './require-permission.ts'

type ApprovalVerbs = (record: StoredRecord) => readonly string[]

const noVerbs: ApprovalVerbs = () => []

/** What the approval of a record lets the caller do, asked for by its id; the record itself may be read beside it. */
export async function approvalVerbsOf(ctx: Ctx, doc: AnyDocument, id: string): Promise<ApprovalVerbs> {
  const { approval } = ctx.running
  return doc.approval === undefined || approval === null || !isId(id) ? noVerbs : approval.offered(ctx, doc, id)
}

/** What the caller may do with a record now: `bj`, `sc`, approval verbs and the document's own verbs. */
export function offeredVerbs(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  approvalVerbs: ApprovalVerbs,
): readonly string[] {
  const own = Object.entries(doc.actions ?? {}).filter(([, action]) => {
    const here = doc.states === undefined || action.from.includes(textOf(record, doc.states.field))
    return here && action.needs !== 'system' && mayDo(ctx, doc, action.needs) && isPossible(ctx, doc, record, action)
  })
  return [
    ...(isEditable(doc, record) && mayDo(ctx, doc, 'bj') ? ['bj'] : []),
    ...(doc.appendOnly === undefined && mayDo(ctx, doc, 'sc') && isRemovable(doc, record) ? ['sc'] : []),
    ...approvalVerbs(record),
    ...own.map(([verb]) => verb),
  ]
}
