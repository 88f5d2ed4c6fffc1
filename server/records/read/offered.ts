import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { type StoredRecord, textOf } from '../schema/stored-record.ts'
import { isPossible } from '../write/act.ts'
import { mayDo } from './permission.ts'
import { isEditable } from './rights.ts'

/** What the caller may do with a record now: `bj`, `sc`, approval verbs and the document's own verbs. */
export async function offeredVerbs(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<string[]> {
  const approval = doc.approval === undefined ? [] : ((await ctx.running.approval?.offered(ctx, doc, record)) ?? [])
  const own = Object.entries(doc.actions ?? {}).filter(([, action]) => {
    const here = doc.states === undefined || action.from.includes(textOf(record, doc.states.field))
    return here && action.needs !== 'system' && mayDo(ctx, doc, action.needs) && isPossible(ctx, doc, record, action)
  })
  return [
    ...(isEditable(doc, record) && mayDo(ctx, doc, 'bj') ? ['bj'] : []),
    ...(isRemovable(ctx, doc, record) ? ['sc'] : []),
    ...approval,
    ...own.map(([verb]) => verb),
  ]
}

function isRemovable(ctx: Ctx, doc: AnyDocument, record: StoredRecord): boolean {
  if (doc.appendOnly !== undefined || !mayDo(ctx, doc, 'sc')) return false
  return doc.approval === undefined || record.approvalStatus === '0' || record.approvalStatus === '3'
}
