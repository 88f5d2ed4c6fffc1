import sql from 'sql-template-tag'
import { Refusal } from '../../core/words/refusal.ts'
import type { Ctx } from '../platform/context/context.ts'
import { extensionOf } from '../platform/http/allowed-file-types.ts'
import { plainName } from '../platform/http/download-name.ts'
import { audited } from '../records/audit/write-audit-line.ts'
import { withinTransaction } from '../records/write/within-transaction.ts'
import { requireEdit } from './access.ts'
import { type OfficeFile, officeFile } from './office-file-store.ts'

/** Whether a file has a name that people choose; a paper is called as its template says. */
export function hasOwnName({ templateSeries }: OfficeFile): boolean {
  return templateSeries === null
}

/** Calls a file otherwise; its type stays what it is. */
export function renameFile(ctx: Ctx, fileId: string, given: string): Promise<void> {
  return withinTransaction(ctx, async (inside) => {
    const file = await officeFile(inside, fileId, true)
    await requireEdit(inside, file)
    if (!hasOwnName(file)) throw new Refusal('office.read-only', { owner: file.ownerName }, { status: 403 })
    const name = plainName(given)
    const title = name.slice(0, -file.extension.length - 1).trim()
    if (title === '' || extensionOf(name) !== file.extension)
      throw new Refusal('office.name', { extension: file.extension })
    if (title === file.title) return
    await inside.sql.query(sql`update engine.office_file set title = ${title} where id = ${file.id}::uuid`)
    await audited(inside, {
      verb: 'office.rename',
      title,
      detail: { officeFile: file.id, from: file.title },
      ...(file.document === null || file.recordId === null ? {} : { document: file.document, recordId: file.recordId }),
    })
  })
}
