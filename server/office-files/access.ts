import sql from 'sql-template-tag'
import { Refusal } from '../../core/words/refusal.ts'
import type { Ctx } from '../platform/context/context.ts'
import { hiddenOf } from '../records/list/approval-hidden-fields.ts'
import { isEditable } from '../records/read/field-and-record-rights.ts'
import { isReader } from '../records/read/is-approval-reader.ts'
import { readRecord } from '../records/read/read-stored-records.ts'
import { missing } from '../records/read/record-refusals.ts'
import { mayDo } from '../records/read/require-permission.ts'
import { type OfficeFile, officeFile } from './office-file-store.ts'

type OfficeAccess = 'none' | 'read' | 'edit'

/** What the caller may do with a file: as with the record it belongs to, else as its owner says. */
async function accessTo(ctx: Ctx, file: OfficeFile): Promise<OfficeAccess> {
  if (file.document !== null && file.recordId !== null) {
    const access = await recordAccess(ctx, file.document, file.recordId)
    if (access === 'none' || !(await readsSources(ctx, file))) return 'none'
    return file.frozenVersion === null ? access : 'read'
  }
  if (file.owner === ctx.actor.id || ctx.unscoped !== null) return 'edit'
  const [share] = await ctx.sql.query<{ mayEdit: boolean }>(
    sql`select may_edit as "mayEdit" from engine.office_share where file_id = ${file.id}::uuid and person = ${ctx.actor.id}::uuid`,
  )
  if (share === undefined) return 'none'
  return share.mayEdit ? 'edit' : 'read'
}

/** The file of an id if the caller may read it; else, as if there were none, `record.missing`. */
export async function readableFile(ctx: Ctx, id: string): Promise<OfficeFile & { readonly access: 'read' | 'edit' }> {
  const file = await officeFile(ctx, id)
  const access = await accessTo(ctx, file)
  if (access === 'none') throw missing()
  return { ...file, access }
}

/** Those of some papers of one readable record that the caller may read. */
export async function readableOf(ctx: Ctx, files: readonly OfficeFile[]): Promise<readonly OfficeFile[]> {
  const readable: OfficeFile[] = []
  for (const file of files) if (await readsSources(ctx, file)) readable.push(file)
  return readable
}

/** Refuses whoever may not change the file, and everybody once the approval of its record has bound it. */
export async function requireEdit(ctx: Ctx, file: OfficeFile): Promise<void> {
  const access = await accessTo(ctx, file)
  if (access === 'none') throw missing()
  if (file.frozenVersion !== null) throw new Refusal('office.frozen', { n: file.frozenVersion }, { status: 409 })
  if (access === 'read') throw new Refusal('office.read-only', { owner: file.ownerName }, { status: 403 })
}

/** What the caller may do with the files of a record. */
export async function recordAccess(ctx: Ctx, document: string, id: string): Promise<OfficeAccess> {
  const doc = ctx.running.documents.get(document)?.doc
  if (doc === undefined) return 'none'
  if (!mayDo(ctx, doc, 'ck') && !(await isReader(ctx, document, id))) return 'none'
  const record = await readRecord(ctx, doc, id)
  if (record === null) return 'none'
  return mayDo(ctx, doc, 'bj') && isEditable(doc, record) ? 'edit' : 'read'
}

/** Whether the caller may read every field that stands in a paper: it tells no more than the page of its record does. */
async function readsSources(ctx: Ctx, { document, recordId, sources, needs }: OfficeFile): Promise<boolean> {
  if (ctx.unscoped !== null || sources.length === 0) return true
  if (needs.some((code) => !ctx.actor.permissions.has(code))) return false
  const doc = ctx.running.documents.get(document ?? '')?.doc
  if (doc === undefined || recordId === null) return false
  const hidden = await hiddenOf(ctx, doc, recordId)
  return sources.every((path) => !hidden.has(path.split('.', 1)[0] ?? ''))
}
