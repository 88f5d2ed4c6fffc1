import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { missing } from '../../records/read/record-refusals.ts'
import { mayDo, requirePermission } from '../../records/read/require-permission.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import { type Instance, readInstance, setAside } from '../approval-instance-store.ts'
import { inCare } from '../tasks/is-process-administrator.ts'
import { documentOf } from './decision-target.ts'

/** An approval with what it is about. */
interface OpenCase {
  readonly doc: AnyDocument
  readonly record: StoredRecord
  readonly instance: Instance
}

/** An approval as its reader has it: with the record, or, where he only looks after the process, without its values. */
interface CaseInCare extends OpenCase {
  readonly readable: boolean
}

/** An approval for whoever may read its document; for everybody else there is none. */
export async function openCase(ctx: Ctx, id: string): Promise<OpenCase> {
  const instance = await instanceOf(ctx, id)
  const doc = documentOf(ctx, instance.document)
  const record = mayDo(ctx, doc, 'ck') ? await readRecord(ctx, doc, instance.recordId) : null
  if (record === null) throw unknownCase()
  return { doc, record, instance }
}

/**
 * The same, and besides for whoever looks after the process and sees its drafter; the record's values are not for him.
 */
export async function openCaseInCare(ctx: Ctx, id: string): Promise<CaseInCare> {
  const instance = await instanceOf(ctx, id)
  const doc = documentOf(ctx, instance.document)
  const own = mayDo(ctx, doc, 'ck') ? await readRecord(ctx, doc, instance.recordId) : null
  if (own !== null) return { doc, record: own, instance, readable: true }
  const record = (await inCare(ctx, instance))
    ? await readRecord(
        ctx.withoutScope('the way of a case follows from its record, whose values are not shown'),
        doc,
        instance.recordId,
      )
    : null
  if (record === null) throw unknownCase()
  return { doc, record, instance, readable: false }
}

/** The record of a document that goes round, for whoever may read it. */
export async function openRecord(
  ctx: Ctx,
  key: string,
  id: string,
): Promise<Omit<OpenCase, 'instance'> & { readonly process: string }> {
  const doc = ctx.running.documents.get(key)?.doc
  if (doc?.approval === undefined) throw new Refusal('route.unknown', {}, { status: 404 })
  requirePermission(ctx, doc, 'ck')
  const record = await readRecord(ctx, doc, id)
  if (record === null) throw missing()
  return { doc, record, process: doc.approval.process }
}

/** Whether a case exists for the caller: he may read it, has or had a part in it, or looks after it. */
export async function knowsCase(ctx: Ctx, id: string): Promise<boolean> {
  const [involved] = await ctx.sql.query(sql`
    select 1 from engine.flow_instance i where i.id = ${id}::uuid and (i.drafter = ${ctx.actor.id}::uuid
      or exists (select from engine.reader r where r.document = i.document and r.record_id = i.record_id and r.person = ${ctx.actor.id}::uuid))`)
  if (involved !== undefined) return true
  try {
    await openCaseInCare(ctx, id)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** That a case was set aside is told to whoever may read its document. */
async function instanceOf(ctx: Ctx, id: string): Promise<Instance> {
  try {
    return await readInstance(ctx, id)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== setAside || (await mayReadAbout(ctx, id))) throw error
    throw unknownCase()
  }
}

async function mayReadAbout(ctx: Ctx, id: string): Promise<boolean> {
  const [row] = await ctx.sql.query<{ document: string; record: string }>(
    sql`select document, record_id as record from engine.flow_instance where id = ${id}::uuid`,
  )
  if (row === undefined) return false
  const doc = documentOf(ctx, row.document)
  return mayDo(ctx, doc, 'ck') && (await readRecord(ctx, doc, row.record)) !== null
}

function unknownCase(): Refusal {
  return new Refusal('flow.unknown', {}, { status: 404 })
}
