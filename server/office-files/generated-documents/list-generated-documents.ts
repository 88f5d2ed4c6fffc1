import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { FileGone } from '../../records/files/file-storage.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { missing } from '../../records/read/record-refusals.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import { readableOf, recordAccess } from '../access.ts'
import { type OfficeFile, type OfficeVersion, papersOfRecord, versionsOf } from '../office-file-store.ts'
import { fieldDigests } from './field-digests.ts'

/** A version of a paper as the page of its record tells it. */
interface ShownVersion {
  readonly number: number
  readonly personName: string
  readonly savedAt: number
  readonly sha256: string
}

interface ShownPaper extends ShownVersion {
  readonly fileId: string
  readonly title: string
  /** By what the text was made that stands in it, however often it was edited since. */
  readonly templateNo: string
  readonly templateVersion: number
  readonly state: 'draft' | 'frozen' | 'afterApproval'
  /** Whether the stored bytes are those that were written down; null before the approval has bound them. */
  readonly proof: 'same' | 'changed' | 'gone' | null
  readonly frozenAt: number | null
  /** The digests of its PDF as it was drawn so far, in whatever language. */
  readonly pdfs: readonly string[]
  /** Fields of the record that are another value than the paper was made with, in the reader's language. */
  readonly changed: readonly string[]
  /** Made since the approval, the newest first; nobody has approved them. */
  readonly later: readonly ShownVersion[]
}

interface PaperList {
  readonly papers: readonly ShownPaper[]
  /** Papers with fields that the reader may not know. */
  readonly closed: number
}

/** The papers of a record, for whoever may read it; to everybody else it is not there. */
export async function listGeneratedDocuments(ctx: Ctx, document: string, recordId: string): Promise<PaperList> {
  const access = await recordAccess(ctx, document, recordId)
  const doc = ctx.running.documents.get(document)?.doc
  const record = access === 'none' || doc === undefined ? null : await readRecord(ctx, doc, recordId)
  if (doc === undefined || record === null) throw missing()
  const all = await papersOfRecord(ctx, document, recordId)
  const readable = await readableOf(ctx, all)
  const papers: ShownPaper[] = []
  for (const file of readable) papers.push(...(await shownPaper(ctx, doc, record, file)))
  return { papers, closed: all.length - readable.length }
}

async function shownPaper(ctx: Ctx, doc: AnyDocument, record: StoredRecord, file: OfficeFile): Promise<ShownPaper[]> {
  const versions = await versionsOf(ctx, file.id)
  const current = versions.find(({ number }) => number === file.version)
  const made = madeFrom(versions, file.version)
  if (current === undefined || made?.digests === undefined || made.digests === null) return []
  const after = current.afterApproval ? 'afterApproval' : 'draft'
  return [
    {
      ...shownVersion(current),
      fileId: file.id,
      title: file.title,
      templateNo: made.templateNo ?? '',
      templateVersion: made.templateVersion ?? 1,
      state: file.frozenVersion === null ? after : 'frozen',
      proof: file.frozenSha256 === null ? null : await proofOf(ctx, current.storedKey, file.frozenSha256),
      frozenAt: file.frozenAt,
      pdfs: file.frozenVersion === null ? [] : await pdfsOf(ctx, file),
      changed: changedSince(ctx, doc, record, made.digests),
      later: versions.filter(({ number }) => number > file.version).map(shownVersion),
    },
  ]
}

async function pdfsOf(ctx: Ctx, { id }: OfficeFile): Promise<string[]> {
  const rows = await ctx.sql.query<{ readonly sha256: string }>(
    sql`select sha256 from engine.office_pdf where file_id = ${id}::uuid order by made_at, content`,
  )
  return rows.map(({ sha256 }) => sha256)
}

/** The version that a template made, behind one that people edited or restored. */
function madeFrom(versions: readonly OfficeVersion[], number: number): OfficeVersion | null {
  const version = versions.find((one) => one.number === number)
  if (version === undefined) return null
  return version.digests !== null || version.basedOn === null ? version : madeFrom(versions, version.basedOn)
}

function changedSince(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  digests: Readonly<Record<string, string>>,
): readonly string[] {
  const now = fieldDigests(doc, record, Object.keys(digests))
  return Object.entries(digests)
    .filter(([source, digest]) => now[source] !== digest)
    .map(([source]) => labelIn(ctx, doc, source.replace('.', '.0.')))
}

/** The digest of the bytes that lie in the store now, against the one that was approved. */
async function proofOf({ running }: Ctx, key: string, approved: string): Promise<'same' | 'changed' | 'gone'> {
  const { files } = running
  if (files === null) return 'gone'
  try {
    return createHash('sha256')
      .update(await files.read(key))
      .digest('hex') === approved
      ? 'same'
      : 'changed'
  } catch (error) {
    if (error instanceof FileGone) return 'gone'
    throw error
  }
}

function shownVersion({ number, personName, savedAt, sha256 }: OfficeVersion): ShownVersion {
  return { number, personName, savedAt, sha256 }
}
