import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { mayOpenExport } from '../exports/export-rights.ts'
import { hiddenOf } from '../list/approval-hidden-fields.ts'
import { matches } from '../list/where-condition.ts'
import { reading } from '../read/field-and-record-rights.ts'
import { isReader } from '../read/is-approval-reader.ts'
import { readRecords } from '../read/read-stored-records.ts'
import { missing } from '../read/record-refusals.ts'
import { mayDo } from '../read/require-permission.ts'
import { holdingField } from '../schema/attachment-fields.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import { isFileKey } from './file-key.ts'
import { fileByKey, type FileRow } from './file-row.ts'

// Faces and emblems stand beside names everywhere, so whoever has a session sees them.
const everybodys = new Set(['base.person.userAvatar', 'base.department.deptLogo'])

/**
 * The file of a `filePath` that the caller may open: his own upload while it is attached to nothing,
 * else one attached to a record and field that he may read. Everything else is the same
 * `record.missing`, whether it exists or not.
 */
export async function openableFile(ctx: Ctx, filePath: string): Promise<FileRow> {
  if (!isFileKey(filePath)) throw missing()
  const file = await fileByKey(ctx.sql, filePath)
  if (file === null || !(await mayOpen(ctx, file))) throw missing()
  return file
}

async function mayOpen(ctx: Ctx, { key, document, record_id: recordId, field, uploader }: FileRow): Promise<boolean> {
  if (document === null || recordId === null || field === null)
    return uploader === ctx.actor.id && mayOpenExport(ctx, key)
  if (everybodys.has(`${document}.${field}`)) return true
  const doc = ctx.running.documents.get(document)?.doc
  if (
    doc === undefined ||
    !readsField(ctx, doc, field) ||
    (await hiddenOf(ctx, doc, recordId)).has(field.split('.')[0] ?? '')
  )
    return false
  if (!mayDo(ctx, doc, 'ck') && !(await isReader(ctx, document, recordId))) return false
  const records = await readRecords(ctx, doc, matches(columnOf(mappingOf(doc), 'id'), recordId), { limit: 1 })
  return records.length > 0
}

/** Whether the field (`scanFile`, or `lines.photo` of a sub-table) still exists and is shown to the caller whole. */
function readsField(ctx: Ctx, doc: AnyDocument, path: string): boolean {
  const found = holdingField(doc, path)
  const fields: readonly (FieldBase | undefined)[] =
    found === undefined ? [] : [found.field, ...(found.lines === null ? [] : [doc.fields[found.lines]])]
  return fields.length > 0 && fields.every((field) => field !== undefined && reading(ctx, field) === 'whole')
}
