import type { AnyDocument } from '../../../core/description/document.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { matches } from '../list/where-condition.ts'
import { closedStateLabel } from '../read/dictionary-entry-label.ts'
import { isRemovable } from '../read/field-and-record-rights.ts'
import { readRecords } from '../read/read-stored-records.ts'
import { missing } from '../read/record-refusals.ts'
import { verbLabel } from '../read/verb-label.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import { requireNoChildren } from '../tree/tree-parent-errors.ts'
import { runHook } from './change-by-system.ts'
import { withinTransaction } from './within-transaction.ts'
import { markDeleted } from './write-record-rows.ts'

const most = 200

/**
 * Deletes records logically, all or none: `record.missing` when one is absent or out of scope,
 * `record.wrong-state` when one is past the draft (of an approved document: neither draft nor revoked), or in a state
 * in which it is no longer edited.
 */
export function remove(ctx: Ctx, doc: AnyDocument, ids: readonly string[]): Promise<readonly string[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length > most) throw new Refusal('request.too-many', { most }, { status: 400 })
  if (doc.appendOnly !== undefined && ctx.unscoped === null) throw new Refusal('record.append-only')
  if (!wanted.every(isId)) throw missing()
  return withinTransaction(ctx, async (inside) => {
    const records = await readRecords(inside, doc, matches(columnOf(mappingOf(doc), 'id'), wanted), {
      lock: true,
      lines: true,
    })
    if (records.length < wanted.length) throw missing()
    await requireNoChildren(inside, doc, wanted)
    for (const record of records) await removeOne(inside, doc, record)
    return wanted
  })
}

async function removeOne(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<void> {
  await requireRemovable(ctx, doc, record)
  if (doc.approval !== undefined && record.procInstId !== null) await ctx.running.approval?.removed?.(ctx, doc, record)
  const after = await runHook(ctx, doc, record, 'delete', {})
  await markDeleted(ctx, doc, after, { verb: 'delete' })
}

async function requireRemovable(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<void> {
  if (isRemovable(doc, record)) return
  const state = await closedStateLabel(ctx, doc, record)
  throw new Refusal('record.wrong-state', { state, verb: verbLabel(ctx, doc, 'delete') }, { status: 409 })
}
