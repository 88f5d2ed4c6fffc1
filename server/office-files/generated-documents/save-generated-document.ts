import sql from 'sql-template-tag'
import { v7 as newId } from 'uuid'
import type { AnyDocument } from '../../../core/description/document.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { extensionOf } from '../../platform/http/allowed-file-types.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { changedMeanwhile, missing } from '../../records/read/record-refusals.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { refuseWhileLocked } from '../edit-lock.ts'
import { inspectOffice } from '../inspect/inspect-office.ts'
import { type OfficeFile, officeFile } from '../office-file-store.ts'
import { storeVersion } from '../store-version.ts'
import { fieldDigests, sourcesOf } from './field-digests.ts'

interface NewPaper {
  /** `contracts.contract`, its record, and the version of the record that the paper tells. */
  readonly document: string
  readonly recordId: string
  readonly ver: number
  readonly template: { readonly series: string; readonly no: string; readonly version: number }
  /** The paths of the fields that stand in it, and the rights to read them. */
  readonly paths: readonly string[]
  readonly needs: readonly string[]
  readonly name: string
  readonly bytes: Uint8Array
  /** Made by the approval that ends in this transaction, which binds it. */
  readonly atApproval: boolean
}

/** A paper as it was kept. */
interface SavedDocument {
  readonly fileId: string
  readonly number: number
  /** Made of a record that is approved: nobody has approved this version. */
  readonly afterApproval: boolean
}

/**
 * Keeps what a template made of a record as the next version of its paper, the first one as a new office file. What
 * the approval bound stays the version that everybody opens; what somebody has agreed to already is made anew no more.
 */
export async function saveGeneratedDocument(ctx: Ctx, paper: NewPaper): Promise<SavedDocument> {
  const doc = ctx.running.documents.get(paper.document)?.doc
  if (doc === undefined) throw missing()
  await inspectOffice(paper.name, paper.bytes)
  return withinTransaction(ctx, async (inside) => {
    // The record before its files, as an approval that ends takes them.
    const record = await readRecord(inside, doc, paper.recordId, true)
    if (record === null) throw missing()
    if (record.ver !== paper.ver) throw changedMeanwhile()
    if (doc.approval !== undefined && record.approvalStatus === '1' && (await somebodyDecided(inside, paper, record)))
      throw new Refusal('office.in-approval', {}, { status: 409 })
    const file = await ownFile(inside, paper)
    refuseWhileLocked(file, ctx)
    return writeNext(inside, { doc, record, file, paper })
  })
}

/**
 * Whether a person has decided since the record was last submitted. Until then what is submitted may still be made anew:
 * the submission itself gives a record its number. Decisions wait for the lock of the record as this does.
 */
async function somebodyDecided(
  ctx: Ctx,
  { document, recordId }: NewPaper,
  { submitTime }: StoredRecord,
): Promise<boolean> {
  const since = new Date(typeof submitTime === 'number' ? submitTime : 0)
  const decided = await ctx.sql.query(sql`
    select 1 from engine.flow_task t join engine.flow_instance i on i.id = t.instance
    where i.document = ${document} and i.record_id = ${recordId}::uuid and t.closed >= ${since} and not t.automatic
      and t.result in ('agreed', 'answered', 'rejected', 'refused') limit 1`)
  return decided.length > 0
}

/** The office file of the record and the template, locked; two who make the first one at once find the same. */
async function ownFile(ctx: Ctx, { document, recordId, template: { series }, name }: NewPaper): Promise<OfficeFile> {
  const moment = new Date(ctx.now)
  await ctx.sql.query(sql`
    insert into engine.office_file (id, title, office_type, document, record_id, template_series, current_version, versions, owner, owner_name,
      created_at, saved_at, saved_by_name)
    values (${newId()}::uuid, ${titleOf(name)}, 'w', ${document}, ${recordId}::uuid, ${series}::uuid, 0, 0, ${ctx.actor.id}::uuid, ${ctx.actor.name},
      ${moment}, ${moment}, ${ctx.actor.name})
    on conflict (document, record_id, template_series) where template_series is not null do nothing`)
  const [found] = await ctx.sql.query<{ id: string }>(sql`
    select id from engine.office_file
    where document = ${document} and record_id = ${recordId}::uuid and template_series = ${series}::uuid`)
  return officeFile(ctx, found?.id ?? '', true)
}

interface Next {
  readonly doc: AnyDocument
  readonly record: StoredRecord
  readonly file: OfficeFile
  readonly paper: NewPaper
}

async function writeNext(ctx: Ctx, { doc, record, file, paper }: Next): Promise<SavedDocument> {
  const { template, paths, needs, name, bytes } = paper
  const number = file.versions + 1
  const frozen = file.frozenVersion !== null
  const approved = doc.approval !== undefined && record.approvalStatus === '2'
  const afterApproval = frozen || (approved && !paper.atApproval)
  const made = { templateNo: template.no, templateVersion: template.version, digests: fieldDigests(doc, record, paths) }
  const version = { number, comment: '', basedOn: null, branch: false, made, afterApproval }
  await storeVersion(ctx, file.id, { name, bytes }, version)
  const sources = [...new Set([...file.sources, ...sourcesOf(doc, paths)])]
  const rights = [...new Set([...file.needs, ...needs])]
  await ctx.sql.query(sql`
    update engine.office_file set versions = ${number}, sources = ${sources}::text[], needs = ${rights}::text[],
      current_version = ${frozen ? file.version : number}, title = ${frozen ? file.title : titleOf(name)},
      saved_at = ${new Date(ctx.now)}, saved_by_name = ${ctx.actor.name} where id = ${file.id}::uuid`)
  await audited(ctx, {
    verb: number === 1 ? 'office.create' : 'office.save',
    title: titleOf(name),
    detail: {
      officeFile: file.id,
      version: number,
      template: template.no,
      templateVersion: template.version,
      afterApproval,
    },
    document: paper.document,
    recordId: paper.recordId,
  })
  return { fileId: file.id, number, afterApproval }
}

function titleOf(name: string): string {
  return name.slice(0, -extensionOf(name).length - 1)
}
