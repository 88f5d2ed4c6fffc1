import sql from 'sql-template-tag'
import { Refusal } from '../../core/words/refusal.ts'
import type { Ctx } from '../platform/context/context.ts'
import { isEditable } from '../records/read/field-and-record-rights.ts'
import { isReader } from '../records/read/is-approval-reader.ts'
import { readRecord } from '../records/read/read.ts'
import { missing } from '../records/read/record-refusals.ts'
import { mayDo } from '../records/read/require-permission.ts'
import { type OfficeFile, officeFile } from './file-row.ts'

type OfficeAccess = 'none' | 'read' | 'edit'

/** What the caller may do with a file: as with the record it belongs to, else as its owner says. */
async function accessTo(ctx: Ctx, file: OfficeFile): Promise<OfficeAccess> {
  if (file.document !== null && file.recordId !== null) return byRecord(ctx, file.document, file.recordId)
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

/** Refuses whoever may not change the file. */
export async function requireEdit(ctx: Ctx, file: OfficeFile): Promise<void> {
  const access = await accessTo(ctx, file)
  if (access === 'none') throw missing()
  if (access === 'read') throw new Refusal('office.read-only', { owner: file.ownerName }, { status: 403 })
}

async function byRecord(ctx: Ctx, document: string, id: string): Promise<OfficeAccess> {
  const doc = ctx.running.documents.get(document)?.doc
  if (doc === undefined) return 'none'
  if (!mayDo(ctx, doc, 'ck') && !(await isReader(ctx, document, id))) return 'none'
  const record = await readRecord(ctx, doc, id)
  if (record === null) return 'none'
  return mayDo(ctx, doc, 'bj') && isEditable(doc, record) ? 'edit' : 'read'
}
