import { createHash } from 'node:crypto'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import { rowScope } from '../../identity/access/scope-condition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { exportedColumns, type ExportRequest } from '../documents/exported-columns.ts'
import { reading } from '../read/field-and-record-rights.ts'
import { mayDo } from '../read/require-permission.ts'
import { linesOf } from '../schema/table-mapping.ts'
import { exportByFile } from './export-job-store.ts'

/** What the caller sees of a list, in short: another answer means that an older file shows something else. */
export function exportRights(ctx: Ctx, doc: AnyDocument, request: ExportRequest): string {
  const shown = request.print === undefined ? exportedColumns(ctx, doc, request) : printedFields(doc)
  const columns = shown.map(({ name, field }) => `${name} ${reading(ctx, field)}`)
  return createHash('sha256')
    .update(JSON.stringify([rowScope(ctx, doc), columns]))
    .digest('base64url')
}

/** Every field that a print may show, those of lines too. */
function printedFields(doc: AnyDocument): readonly { readonly name: string; readonly field: FieldBase }[] {
  const all: [string, FieldBase][] = Object.entries(doc.fields)
  for (const [lines, fields] of linesOf(doc.fields))
    for (const [name, field] of Object.entries(fields)) all.push([`${lines}.${name}`, field])
  return all.map(([name, field]) => ({ name, field }))
}

/** Whether the caller still may export these rows and columns, as he might when the file was made. */
export function stillMayExport(ctx: Ctx, doc: AnyDocument, request: ExportRequest, rights: string): boolean {
  // What is seen on the page may be printed; a list as a file needs a right of its own.
  if (!mayDo(ctx, doc, 'ck') || (request.print === undefined && !mayDo(ctx, doc, 'dc'))) return false
  try {
    return exportRights(ctx, doc, request) === rights
  } catch {
    // A column that he may not even name any more.
    return false
  }
}

/** Whether a file that is attached to nothing is no export, or one that its maker may still make. */
export async function mayOpenExport(ctx: Ctx, fileKey: string): Promise<boolean> {
  const found = await exportByFile(ctx.sql, fileKey)
  if (found === null) return true
  const doc = ctx.running.documents.get(found.document)?.doc
  return doc !== undefined && stillMayExport(ctx, doc, found.request, found.rights)
}
