import { v7 as newId } from 'uuid'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { contextOn } from '../../platform/context/make-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lateLocking, linkSources, type SourceLocking } from '../derivation/lock-derivation-sources.ts'
import { writableFields } from '../read/field-and-record-rights.ts'
import { readRecord } from '../read/read-stored-records.ts'
import { missing, requireVersion } from '../read/record-refusals.ts'
import { idOf, type StoredRecord } from '../schema/stored-record.ts'
import { writtenBeside } from './apply-rule-sets.ts'
import { withFiles } from './attach-changed-files.ts'
import { changesBetween } from './audit-events.ts'
import { drafted, draftedWith, type Frame, type Given } from './build-record-draft.ts'
import { withLineIds } from './line-ids.ts'
import { draftNumber, numbered } from './numbering.ts'
import { requireEditable } from './require-editable.ts'
import { isPool, withinTransaction } from './within-transaction.ts'
import { insertRecord, updateRecord } from './write-record-rows.ts'

/** What a save answers: the record's id and the version that the next save has to name. */
export interface Saved {
  readonly id: string
  readonly ver: number
}

/**
 * Makes a record, or changes the one of `id` that the caller saw as `ver`: rules, history, audit line
 * and event in one transaction. Refuses with the wrong fields in `errors`; `record.changed` (409) when
 * somebody was faster, `record.no-version` (400) without `ver`, `record.missing` (404) when it is absent or out of
 * scope.
 */
export function save(ctx: Ctx, doc: AnyDocument, input: Given): Promise<Saved> {
  const { id, ver, ...given } = input
  if (typeof id === 'string' && id !== '')
    return withinTransaction(ctx, (inside) => update(inside, doc, id, ver, given))
  const { sql } = ctx
  if (!isPool(sql)) return create(ctx, doc, given, () => ctx)
  // Where the rules asked nothing, the record, its lines and traces are one statement, a transaction by itself.
  return inTransaction(sql, (own) => {
    const inside = contextOn(ctx, own)
    return create(inside, doc, given, () => (own.isOpen() ? inside : ctx))
  })
}

/** The record that a new one comes to: checked by every rule, not yet written and without its number. */
export async function madeRecord(
  ctx: Ctx,
  doc: AnyDocument,
  given: Given,
  id: string,
  { writable = writableFields(ctx, doc, null), locking }: Partial<Pick<Frame, 'writable' | 'locking'>> = {},
): Promise<StoredRecord> {
  const frame = { start: newRecord(ctx, doc, id), writable, locking }
  const made = started(doc, withLineIds(ctx, doc, await draftedWith(ctx, doc, given, null, frame), null))
  return withFiles(ctx, doc, idOf(made), made, null)
}

/** Makes a record within the transaction of `ctx`, under an id that was known before. */
export async function saveNew(ctx: Ctx, doc: AnyDocument, id: string, given: Given): Promise<void> {
  await create(ctx, doc, given, () => ctx, id)
}

async function create(ctx: Ctx, doc: AnyDocument, given: Given, atLast: () => Ctx, id = newId()): Promise<Saved> {
  if (doc.appendOnly === true && ctx.unscoped === null) throw new Refusal('permission.missing', {}, { status: 403 })
  const locking = await lockingOf(ctx, doc, given)
  const record = await madeRecord(ctx, doc, given, id, { locking })
  await linkSources(ctx, doc, record)
  await writtenBeside(ctx, doc, record)
  // What is approved waits for its number until it is submitted.
  await insertRecord(atLast(), doc, doc.approval === undefined ? await numbered(ctx, doc, record) : record, {
    verb: 'create',
  })
  return { id: idOf(record), ver: 1 }
}

async function update(ctx: Ctx, doc: AnyDocument, id: string, ver: Json | undefined, given: Given): Promise<Saved> {
  if (doc.appendOnly !== undefined && ctx.unscoped === null) throw new Refusal('record.append-only')
  const before = await readRecord(ctx, doc, id, true)
  if (before === null) throw missing()
  requireVersion(before, ver)
  await requireEditable(ctx, doc, before)
  const locking = await lockingOf(ctx, doc, { ...before, ...given })
  const record = await withFiles(
    ctx,
    doc,
    id,
    withLineIds(ctx, doc, await drafted(ctx, doc, given, before, before, locking), before),
    before,
  )
  const changes = changesBetween(before, record)
  if (changes.length === 0) return { id, ver: Number(before.ver) }
  const after = { ...record, ver: Number(before.ver) + 1 }
  await updateRecord(ctx, doc, before, after, changes, { verb: 'update' })
  await linkSources(ctx, doc, after, before)
  await writtenBeside(ctx, doc, after)
  return { id, ver: after.ver }
}

/** What is approved takes of its sources when it is submitted, anything else as soon as it is saved. */
async function lockingOf(ctx: Ctx, doc: AnyDocument, given: Given): Promise<SourceLocking | undefined> {
  return doc.approval === undefined ? lateLocking(ctx, doc, given) : undefined
}

const begun = { id: '', ver: 1, createBy: '', createName: '', createTime: 0, updateBy: null, updateTime: null }
const begunDraft = {
  ...begun,
  approvalStatus: '0',
  procInstId: null,
  currentNode: null,
  currentHandlers: null,
  submitTime: null,
  approveTime: null,
  archived: '0',
}

/** The engine's part of a record that is made, or changed. */
export function frameOf(ctx: Ctx, doc: AnyDocument, before: StoredRecord | null): Frame {
  return { start: before ?? newRecord(ctx, doc, newId()), writable: writableFields(ctx, doc, before) }
}

function newRecord({ actor, now }: Ctx, { approval }: AnyDocument, id: string): StoredRecord {
  return {
    ...(approval === undefined ? begun : begunDraft),
    id,
    createBy: actor.id,
    createName: actor.name,
    createTime: now,
  }
}

/** A new record in its first state, an approved one with a provisional number. */
function started(doc: AnyDocument, record: StoredRecord): StoredRecord {
  const { number, states, approval } = doc
  const begun = states === undefined || record[states.field] ? record : { ...record, [states.field]: states.start }
  return number === undefined || approval === undefined ? begun : { ...begun, [number.field]: draftNumber(record) }
}
